### What is around every page.

frame-skip = Skip to the page
frame-home = Parlour, home page
frame-nav = Navigation
frame-rules = Rules
frame-settings = Settings
frame-me = Your name is { $name }. Change it in the settings
frame-offline = You are offline. You can still practise on this device.
frame-update = There is a new version of Parlour.
frame-update-now = Reload now

frame-promise = No accounts, no adverts, nobody following you around.
frame-open-record = Open a recorded match
frame-thanks-icons = Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0
frame-thanks-fonts = Fonts Onest, Yeseva One, Poiret One and Lobster, SIL Open Font License

frame-fallen = Something has toppled over
frame-fallen-what = This page ran into a mistake of ours. Your match is safe: everything you were told has happened is kept. Reload the page, and you are back at it.
frame-reload = Reload the page
frame-again = Try again
frame-to-home = Home
frame-details = What exactly happened
frame-lost = There is nothing behind this door
frame-lost-what = The address may be mistyped, or what was here has been cleared away.
