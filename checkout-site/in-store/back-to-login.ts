import { createEffect, sample } from 'effector'
import { navigate } from 'wouter/use-browser-location'
import { sellingCleared } from '../../core/in-store/selling'
import { $session } from '../../core/session'
import { $root } from '../shell/navigation'

// Who ended the selling chooses anew; signing out leads home by itself.

const goFx = createEffect((root: string) => navigate(`${root}/associate-login`))

sample({
  clock: sellingCleared,
  source: { root: $root, session: $session },
  filter: ({ session }) => session?.isAssociate === true,
  fn: ({ root }) => root,
  target: goFx,
})
