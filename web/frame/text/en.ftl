### What is around every page.

frame-skip = Skip to content
frame-home = Parlour, home page
frame-nav = Navigation
frame-rules = Rules
frame-settings = Settings
frame-me = Your name is { $name }. Change it in the settings
frame-offline = You’re offline. You can still play against bots on this device.
frame-update = A new version of Parlour is available.
frame-update-now = Reload now

frame-promise = No accounts, no ads, no tracking.
frame-open-record = Open a game file
frame-thanks-icons = Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0
frame-thanks-fonts = Fonts Onest, Yeseva One, Poiret One and Lobster, SIL Open Font License

frame-fallen = Something went wrong
frame-fallen-what = This page hit a bug. Your game is saved. Reload to continue.
frame-reload = Reload the page
frame-again = Try again
frame-to-home = Home
frame-details = Technical details
frame-lost = Page not found
frame-lost-what = Check the address. The page may no longer exist.
