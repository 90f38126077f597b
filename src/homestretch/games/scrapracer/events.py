"""What can happen in a race, and the names of what each event tells."""

from __future__ import annotations

from homestretch.core.event import Kind
from homestretch.core.field import Field
from homestretch.games.scrapracer import actions, parts

(
    DREW_RACER,
    STARTS,
    GOES_FIRST,
    TURN,
    DIE,
    BOOSTED,
    DOUBLE,
    STOPPED,
    PLAYED,
    MOVED,
    FELL_BACK,
    ABILITY,
    FIGHT,
    FIGHT_DIE,
    FIGHT_TIE,
    FIGHT_WON,
    CRASH_CARD,
    CRASH_DIE,
    STAYS,
    MARKER,
    BONUS_CARD,
    LAP,
    GOAL_CARD,
    LAST_ROUND,
    REFILLED,
    BOOSTER,
    WINNER,
) = range(27)

CAUSES = ("dice", "bonus", "ability", "fight", "crash", "goal")
BY_DICE, BY_BONUS, BY_ABILITY, BY_FIGHT, BY_CRASH, BY_GOAL = range(6)

SEAT = Field("seat")
RACER = Field("racer", parts.RACERS)
VALUE = Field("value")
SPACE = Field("space")

KINDS = (
    Kind("drew_racer", SEAT, RACER),
    Kind("starts", SEAT),
    Kind("goes_first", SEAT, RACER),
    Kind("turn", RACER, Field("round"), SEAT),
    Kind("die", RACER, VALUE),
    Kind("boosted", RACER, Field("use", actions.USES), VALUE),
    Kind("double", RACER, VALUE),
    Kind("stopped", RACER, Field("total")),
    Kind("played", SEAT, RACER, Field("card", parts.BONUS_CARDS, text="bonus"), reveals=True),
    Kind("moved", RACER, Field("steps"), SPACE, Field("by", CAUSES)),
    Kind("fell_back", RACER, Field("steps"), SPACE),
    Kind("ability", RACER),
    Kind("fight", SPACE, Field("racers", parts.RACERS, text="racer", many=True)),
    Kind("fight_die", RACER, VALUE),
    Kind("fight_tie", SPACE),
    Kind("fight_won", RACER, SPACE),
    Kind("crash_card", RACER, Field("deck", parts.DECKS), Field("card", parts.CRASH_CARDS, text="crash")),
    Kind("crash_die", RACER, VALUE),
    Kind("stays", RACER),
    Kind("marker", RACER, Field("markers")),
    Kind("bonus_card", SEAT, RACER, Field("card", parts.BONUS_CARDS, text="bonus", secret=True)),
    Kind("lap", RACER, Field("laps")),
    Kind("goal_card", RACER, Field("card", parts.GOAL_CARDS, text="goal")),
    Kind("last_round", RACER),
    Kind("refilled", Field("markers"), Field("reserve")),
    Kind("booster", RACER, SPACE, Field("booster", parts.BOOSTERS)),
    Kind("winner", SEAT, RACER),
)
