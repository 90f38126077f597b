# The browser: everything the pages say that is not about one game.

refused-other = That was refused ({ $code }).
