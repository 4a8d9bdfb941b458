import { sample } from 'effector'
import { $dialogs, dialogDismissed } from '../../dialogs'
import { signedIn, signedOut } from '../../session/signing'

// The dialog's work is done once somebody is signed in, or out.

sample({
  clock: [signedIn, signedOut],
  source: $dialogs,
  filter: dialogs => dialogs.some(({ name }) => name === 'sign-in'),
  fn: dialogs => ({ name: 'sign-in', owner: dialogs.find(({ name }) => name === 'sign-in')?.owner ?? '' }),
  target: dialogDismissed,
})
