"""The rules of Scrap Racer, as the rulebook orders them. Ids such as SR-11, S4 and SR-K2 are explained in README.md."""
