import { createEffect, sample } from 'effector'
import { navigate } from 'wouter/use-browser-location'
import { sellingCleared } from '../../core/in-store/selling'
import { $session } from '../../core/session'
import { $root } from '../shell/navigation'

// Ending the sale leads to the choice of a store; signing out leads home by itself.

const goFx = createEffect((root: string) => navigate(`${root}/associate-login`))

sample({
  clock: sellingCleared,
  source: { root: $root, session: $session },
  filter: ({ session }) => session?.isAssociate === true,
  fn: ({ root }) => root,
  target: goFx,
})
