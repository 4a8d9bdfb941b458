import { createWatch, type Scope } from 'effector'
import { $isSaving } from '../../core/cart'
import { $isCalling } from '../../core/http/outcomes'

const LONGEST_WAIT_MS = 50

/** An addition that also opens the cart sends its call before the drawer is drawn. The first one first waits for the lock that keeps other tabs from creating a cart. */
export async function whenCartSent(scope: Scope): Promise<void> {
  if (!scope.getState($isSaving) || scope.getState($isCalling)) return
  await new Promise<void>(resolve => {
    const stop = createWatch({ unit: $isCalling.updates, scope, fn: () => resolve() })
    setTimeout(() => {
      stop()
      resolve()
    }, LONGEST_WAIT_MS)
  })
}
