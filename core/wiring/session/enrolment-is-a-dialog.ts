import { createStore, sample } from 'effector'
import { $dialogs, dialogDismissed, dialogOpened } from '../../dialogs'
import { $asksToComplete, flowEnded, lackSeen } from '../../enrolment/flow'
import { $isNewcomer, signedIn } from '../../session/signing'

// The dialog of the sign-in shows the steps of enrolment. Its work is done with the last of them.

const $owner = createStore<string | null>(null).on(dialogOpened, (before, { name, owner }) =>
  name === 'sign-in' ? owner : before,
)

sample({
  clock: flowEnded,
  source: { dialogs: $dialogs, owner: $owner },
  filter: ({ dialogs }) => dialogs.some(isOpenSignIn),
  fn: ({ owner }) => ({ name: 'sign-in', owner: owner ?? '' }),
  target: dialogDismissed,
})

// Who signed in here and lacks something is greeted once, and asked.
sample({
  clock: signedIn,
  source: { isNewcomer: $isNewcomer, owner: $owner },
  filter: ({ isNewcomer, owner }) => !isNewcomer && owner !== null,
  fn: () => {},
  target: lackSeen,
})

sample({
  clock: $asksToComplete.updates,
  source: { dialogs: $dialogs, owner: $owner },
  filter: ({ dialogs, owner }, asks) => asks && owner !== null && !dialogs.some(isOpenSignIn),
  fn: ({ owner }) => ({ name: 'sign-in', owner: owner ?? '' }),
  target: dialogOpened,
})

const isOpenSignIn = ({ name, state }: { name: string; state: string }) => name === 'sign-in' && state === 'open'
