import '../../../core/wiring/session/erased-account-is-signed-out'
import { sample } from 'effector'
import { accountErased } from '../../../core/my-data'
import { $root, goFx } from '../../shell/navigation'

// The farewell is a screen of its own: the account's are for who has signed in.
sample({
  clock: accountErased,
  source: $root,
  fn: root => ({ to: `${root}/account-erased`, isBack: true }),
  target: goFx,
})
