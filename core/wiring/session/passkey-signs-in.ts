import { sample } from 'effector'
import { passkeyAnswered } from '../../passkeys/signing'
import { codeGiven } from '../../session/signing'

// Whom a passkey has shown to be the owner is signed in by the code that it gave, as with a password.

sample({ clock: passkeyAnswered, target: codeGiven })
