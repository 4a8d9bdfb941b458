import { attach } from 'effector'
import { loaded } from '../http/loaded'
import { keepScope } from '../runtime/within'
import type { CartItem } from '../shapes/cart-item'
import type { HostCart } from '../shapes/host-cart'
import { $config } from '../site/config'
import type { Queued } from './operations'

/**
 * What an operation came to. Of a cart that had to be built anew `moved` says what another operation is there, `wasRefused`
 * where it was another's.
 */
export type Performed = { cart: HostCart; moved?: (waiting: Queued) => Queued | null; wasRefused?: boolean }

/** The cart as it was known when an operation went out. */
export type Known = { basketId: string | null; items: readonly CartItem[]; coupons: readonly string[] }

/** One thing to do to the cart. */
export type Performing = { operation: Queued; known: Known }

/** Does one thing to the cart. What makes calls is loaded beside the first paint, and needed here first. */
export const performFx = attach({
  source: $config,
  async effect({ key }, performing: Performing): Promise<Performed> {
    const within = keepScope()
    const { carryOut } = await loaded(import(/* chunk: calls */ './carry-out'))
    return within(() => carryOut(key, performing))
  },
})
