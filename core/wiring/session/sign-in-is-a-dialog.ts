import { createEvent, sample } from 'effector'
import { $dialogs, dialogDismissed, dialogWanted } from '../../dialogs'
import { ownerOf } from '../../dialogs/owner'
import { returnRefused } from '../../session/by-window'
import { $isNewcomer, signedIn, signedOut, signInLeft } from '../../session/signing'

/** The code of enrolment's steps. */
export const enrolmentLoaded = createEvent()

export const SIGN_IN = 'sign-in'

export const $owner = ownerOf(SIGN_IN)

// The dialog closes after signing in or out, unless a new account has more steps.

sample({
  clock: [signedIn, signedOut],
  source: { dialogs: $dialogs, isNewcomer: $isNewcomer },
  filter: ({ dialogs, isNewcomer }, answer) => dialogs.some(isSignIn) && !(answer && isNewcomer),
  fn: ({ dialogs }) => ({ name: SIGN_IN, owner: dialogs.find(isSignIn)?.owner ?? '' }),
  target: dialogDismissed,
})

sample({ clock: dialogDismissed, filter: isSignIn, fn: () => {}, target: signInLeft })

sample({ clock: returnRefused, fn: () => ({ name: SIGN_IN }) as const, target: dialogWanted })

function isSignIn({ name }: { name: string }): boolean {
  return name === SIGN_IN
}
