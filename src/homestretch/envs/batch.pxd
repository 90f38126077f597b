# Written from the annotations of batch.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.encoding cimport Encoding
from homestretch.core.encoding cimport mark_legal
from homestretch.core.encoding cimport write_seen
from homestretch.core.playout cimport lowest
from homestretch.core.policy cimport Policy
from homestretch.core.position cimport Position
from homestretch.core.position cimport copy_into
from homestretch.core.row cimport ByteRow
from homestretch.core.row cimport FloatRow
from homestretch.core.row cimport IntRow
from homestretch.core.row cimport WideRow
from homestretch.core.row cimport aim
from homestretch.core.row cimport aim_bytes
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport below
from homestretch.core.stream cimport pick
from homestretch.core.stream cimport wide

@cython.final
cdef class Lane:
    cdef readonly Position position
    cdef readonly Stream luck
    cdef readonly Stream choices
    cdef readonly unsigned long long game
    cdef readonly int decisions
    cdef readonly int asked

@cython.final
cdef class Arrays:
    cdef readonly FloatRow seen
    cdef readonly ByteRow masks
    cdef readonly FloatRow rewards
    cdef readonly FloatRow shares
    cdef readonly ByteRow over
    cdef readonly ByteRow cut
    cdef readonly IntRow seats
    cdef readonly IntRow actions
    cdef readonly FloatRow final
    cdef readonly WideRow lanes
    cdef readonly object held

@cython.final
cdef class Stretch:
    cdef readonly int first
    cdef readonly int last
    cdef readonly int learners
    cdef readonly int seats
    cdef readonly int limit
    cdef readonly int rewarding
    cdef readonly bint at_once
    cdef readonly unsigned long long decisions
    cdef readonly Position start
    cdef readonly Encoding encoding
    cdef readonly Policy party
    cdef readonly Arrays arrays
    cdef readonly Buffer buffer

cpdef object begin_all(Stretch stretch, bint fresh)

cpdef object step_all(Stretch stretch)

cpdef int first_refused(Stretch stretch) except *

cpdef object choose_all(Stretch stretch, Stream stream)

cpdef void begin_game(Lane lane, Position start, unsigned long long game) noexcept nogil

cpdef int play_chance(Lane lane, Buffer buffer) noexcept nogil

cpdef int refused_in(Stretch stretch) noexcept nogil

cpdef bint ended(Stretch stretch, int i) noexcept nogil

cpdef int random_mark(Stretch stretch, Stream stream, int i) noexcept nogil

cpdef int marks_between(ByteRow masks, int at, int end) noexcept nogil

cpdef void begin(Stretch stretch, Lane lane, bint fresh) noexcept nogil

cpdef void restart(Stream stream, unsigned long long game) noexcept nogil

cpdef void settle(Stretch stretch, Lane lane) noexcept nogil

cpdef void step(Stretch stretch, Lane lane, int i) noexcept nogil

cpdef void end(Stretch stretch, Lane lane, int seat, int i) noexcept nogil

cpdef void show(Stretch stretch, Lane lane, int i) noexcept nogil

cpdef void clear_result(Stretch stretch, int i) noexcept nogil

cpdef void pay(Buffer scores, int seats, int rewarding, FloatRow out, int at) noexcept nogil
