import { sample } from 'effector'
import { signInRequested } from '../../catalogue'
import { dialogWanted } from '../../dialogs'

// The sign-in opens over the panel, so the choice is kept and can be added afterwards.
sample({ clock: signInRequested, fn: () => ({ name: 'sign-in', over: true }) as const, target: dialogWanted })
