import { attach } from 'effector'
import { loaded } from '../http/loaded'
import { keepScope } from '../runtime/within'
import type { CartItem } from '../shapes/cart-item'
import type { HostCart } from '../shapes/host-cart'
import { $config } from '../site/config'
import type { Queued } from './operations'

/** After a rebuild `moved` maps waiting operations to new lines; `wasRefused` if the cart was another shopper's. */
export type Performed = { cart: HostCart; moved?: (waiting: Queued) => Queued | null; wasRefused?: boolean }

export type Known = {
  basketId: string | null
  items: readonly CartItem[]
  coupons: readonly string[]
  isApart: boolean
  /** How many carts were bought or left before. */
  endings: number
}

export type Performing = { operation: Queued; known: Known }

/** The code that makes calls loads beside the first paint. */
export const performFx = attach({
  source: $config,
  async effect({ key }, performing: Performing): Promise<Performed> {
    const within = keepScope()
    const { carryOut } = await loaded(import(/* chunk: calls */ './carry-out'))
    return within(() => carryOut(key, performing))
  },
})
