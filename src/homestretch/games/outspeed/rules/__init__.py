"""The rules of Outspeed, as the rulebook orders them. Ids such as OS-11, C4 and OS-K2 are explained in README.md."""
