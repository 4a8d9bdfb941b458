import { sample } from 'effector'
import { passkeyAnswered } from '../../passkeys/signing'
import { codeGiven } from '../../session/signing'

// A passkey's code signs in as a password's does.

sample({ clock: passkeyAnswered, target: codeGiven })
