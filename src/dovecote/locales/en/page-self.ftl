# Where somebody is known, and what is kept about them.
self-link = My devices and data
self-title = Devices and data
self-lead = Where you are known, and what is kept about you here.
self-devices = Your devices
self-device-unknown = A device
self-device-this = this one
self-device-since = since { $when }
self-sign-out = Sign out
self-signed-out = Signed out, wherever it was open.
self-everything = Everything about you
self-everything-about = Your name, your tables, what you said, your notices: in one file.
self-save = Save it
self-forget = Be forgotten
self-forget-about = For good: your name, your words and your devices go; bots play on where you are playing, and finished matches say “somebody” instead of your name.
self-forget-do = Forget me
self-forget-sure = Yes, forget me for good
self-forget-stay = No
self-forgotten = You are forgotten here.

error-no-device = You are not known on that device.
