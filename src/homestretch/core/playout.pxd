# Written from the annotations of playout.py by homestretch.compile: not by hand.
from homestretch.core.buffer cimport Buffer
from homestretch.core.luck cimport Luck
from homestretch.core.policy cimport Policy
from homestretch.core.position cimport Position
from homestretch.core.position cimport copy_into
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport wide

cpdef int playout(Position position, Policy policy, Luck luck, Stream stream, Buffer out, int limit) noexcept nogil

cpdef int lowest(int seats) noexcept nogil

cpdef int play_out(Position position, Policy policy, Luck luck, Stream stream, int limit) except *

cpdef unsigned long long play_games(Position position, Position start, Policy policy, Luck luck, Stream stream, int games, int limit) except *

cpdef void copies(Position position, Position other, int count) noexcept nogil
