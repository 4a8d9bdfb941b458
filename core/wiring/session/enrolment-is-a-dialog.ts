import { sample } from 'effector'
import { $dialogs, type Dialog, dialogDismissed, dialogOpened } from '../../dialogs'
import { $asksToComplete, flowEnded, missingDetailsShown } from '../../enrolment/flow'
import { $hasSignedIn, $isNewcomer, signedIn } from '../../session/signing'
import { $owner, enrolmentLoaded, SIGN_IN } from './sign-in-is-a-dialog'

// The sign-in dialog shows the steps of enrolment and closes after the last one.

const ownerIn = (dialogs: readonly Dialog[]) => dialogs.find(({ name }) => name === SIGN_IN)?.owner ?? null

const isOpenIn = (dialogs: readonly Dialog[]) => dialogs.some(({ name, state }) => name === SIGN_IN && state === 'open')

sample({
  clock: flowEnded,
  source: $dialogs,
  filter: isOpenIn,
  fn: dialogs => ({ name: SIGN_IN, owner: ownerIn(dialogs) ?? '' }),
  target: dialogDismissed,
})

// A shopper who signed in here with missing details is asked once, also if that was faster than this code.
sample({
  clock: signedIn,
  source: { isNewcomer: $isNewcomer, dialogs: $dialogs },
  filter: ({ isNewcomer, dialogs }) => !isNewcomer && ownerIn(dialogs) !== null,
  fn: () => {},
  target: missingDetailsShown,
})

sample({
  clock: enrolmentLoaded,
  source: { hasSignedIn: $hasSignedIn, isNewcomer: $isNewcomer },
  filter: ({ hasSignedIn, isNewcomer }) => hasSignedIn && !isNewcomer,
  fn: () => {},
  target: missingDetailsShown,
})

sample({
  clock: $asksToComplete.updates,
  source: { dialogs: $dialogs, owner: $owner },
  filter: ({ dialogs, owner }, asks) => asks && owner !== null && !isOpenIn(dialogs),
  fn: ({ owner }) => ({ name: SIGN_IN, owner: owner ?? '', over: true }),
  target: dialogOpened,
})
