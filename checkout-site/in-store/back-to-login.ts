import { sample } from 'effector'
import { $isSelling } from '../../core/in-store/selling'
import { saleEnded } from '../../core/in-store/ending'
import { goToFx } from '../../core/runtime/go-to'
import { $session } from '../../core/session'
import { $root, $screen, goFx } from '../shell/navigation'

// Ending the sale leads to the choice of a store, on a new page, so that no view keeps what was typed.

sample({ clock: saleEnded, source: $root, fn: root => `${root}/associate-login`, target: goToFx })

// Nothing is sold before the associate and the store are known, not even in a second tab.
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
