# The frame: what is the same in all games.

and = and
unknown-thing = kept secret
did-you-mean = Did you mean “{ $near }”?
