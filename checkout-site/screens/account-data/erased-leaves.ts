import { sample } from 'effector'
import { accountErased } from '../../../core/my-data'
import { sessionEnded } from '../../../core/session/signing'
import { $root, goFx } from '../../shell/navigation'

const FAREWELL = '/account-erased'

sample({
  clock: accountErased,
  source: $root,
  fn: root => ({ to: root + FAREWELL, isBack: true }),
  target: goFx,
})

// After the farewell screen is shown, because signing out on an account screen leads home.
sample({ clock: goFx.done, filter: ({ params }) => params.to.endsWith(FAREWELL), fn: () => {}, target: sessionEnded })
