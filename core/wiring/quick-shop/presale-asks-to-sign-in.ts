import { sample } from 'effector'
import { signInAsked } from '../../catalogue'
import { dialogWanted } from '../../dialogs'

// The sign-in opens over the panel, so the choice is kept and can be added afterwards.
sample({ clock: signInAsked, fn: () => ({ name: 'sign-in', over: true }), target: dialogWanted })
