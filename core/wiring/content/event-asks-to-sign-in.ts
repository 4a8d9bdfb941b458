import { sample } from 'effector'
import { signInPressed, signUpPressed } from '../../content/event-joining'
import { dialogWanted } from '../../dialogs'

// They lie over the dialog of the event, which goes on once somebody is signed in.

sample({ clock: signInPressed, fn: () => ({ name: 'sign-in', over: true }) as const, target: dialogWanted })

sample({ clock: signUpPressed, fn: () => ({ name: 'sign-up', over: true }) as const, target: dialogWanted })
