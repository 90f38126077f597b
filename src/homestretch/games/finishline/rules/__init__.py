"""The rules of Finish Line, as the rulebook orders them. Ids such as FL-11, C4 and FL-K2 are explained in README.md."""
