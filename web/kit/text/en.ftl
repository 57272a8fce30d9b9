### What buttons and badges say on every page.

kit-close = Close
kit-toasts = Messages
kit-copied = Copied
kit-copy-failed = Your browser does not let this page copy. Select the text and copy it by hand.
kit-seat-bot = Bot
kit-seat-me = you
kit-seat-away = offline
kit-seat-former = Former player
kit-seat-awaited = to move
kit-see-rule = Rule { $rule }
kit-seat-left = left
kit-panel-failed = This part could not be shown.
kit-try-again = Try again
