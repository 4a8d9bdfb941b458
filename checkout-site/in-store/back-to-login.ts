import { sample } from 'effector'
import { $isSelling, sellingCleared } from '../../core/in-store/selling'
import { $session } from '../../core/session'
import { $root, $screen, goFx } from '../shell/navigation'

// Ending the sale leads to the choice of a store; signing out leads home by itself.

sample({
  clock: sellingCleared,
  source: { root: $root, session: $session },
  filter: ({ session }) => session?.isAssociate === true,
  fn: ({ root }) => ({ to: `${root}/associate-login` }),
  target: goFx,
})

// Nothing is sold before it is said who sells, and where: not in a second tab, nor where the choice was skipped.
sample({
  clock: [$screen, $isSelling, $session],
  source: { root: $root, session: $session, isSelling: $isSelling, screen: $screen },
  filter: ({ session, isSelling, screen }) => session?.isAssociate === true && isSelling === false && screen !== null,
  fn: ({ root }) => ({
    to: `${root}/associate-login?from=${encodeURIComponent(location.pathname + location.search)}`,
    isBack: true,
  }),
  target: goFx,
})
