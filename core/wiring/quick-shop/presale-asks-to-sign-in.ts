import { sample } from 'effector'
import { signInAsked } from '../../catalogue'
import { dialogWanted } from '../../dialogs'

// The sign-in lies over a panel, so that what was chosen is ready to be added afterwards.
sample({ clock: signInAsked, fn: () => ({ name: 'sign-in', over: true }), target: dialogWanted })
