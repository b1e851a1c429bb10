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
error-passkey = That passkey is not known here, or its answer came too late. Try again.
error-passkey-place = { $why ->
    [address] Passkeys need a name: this page was opened by an address made of numbers.
   *[insecure] Passkeys need a secure connection (https).
 }
error-no-passkey = You have no such passkey.
passkeys-title = Passkeys
passkeys-about = With a passkey you are the same person on every device, and come back after this browser has forgotten you. What opens it stays in your device, or with whoever keeps your passwords; the server gets only what checks it.
passkeys-add = Add a passkey
passkeys-added = The passkey is added. With it you come back from the start page.
passkeys-declined = No passkey was made.
passkeys-name = Name of the passkey
passkeys-keep = Save
passkeys-rename = Rename
passkeys-rename-which = Rename { $name }
passkeys-remove = Remove
passkeys-remove-which = Remove { $name }
passkeys-removed = Nobody comes in by this passkey any more. Delete it in your device too.
passkeys-host = for { $host }
passkeys-used = last used { $when }
passkeys-unused = never used
passkeys-unknown = This browser knows no passkeys. The link to another device works here too.
passkeys-come = Come back with a passkey
passkeys-come-about = Been here before?
passkeys-back = Welcome back, { $name }.
