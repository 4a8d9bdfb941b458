import { attach, createStore, sample, scopeBind } from 'effector'
import { hasCode, type ShopError } from '../../errors/shop-error'
import type { HostCart } from '../../shapes/host-cart'
import { $config } from '../../site/config'
import { boundCalls } from '../calls'
import { alone } from '../carry-out'
import { $basketId, $coupons, $items } from '../model'
import { customerRefused } from '../queue'

/** A cart that the service no longer has, and how it said so. */
export type LostCart = { readonly basketId: string; readonly error: ShopError }

/** Which cart took the place of which. */
const $successors = createStore<Readonly<Record<string, string>>>({})

/** Builds the shopper's cart anew; whoever misses it later, or in another tab, gets the same one. */
export const regainFx = attach({
  source: { basketId: $basketId, items: $items, coupons: $coupons, successors: $successors, config: $config },
  async effect({ basketId, items, coupons, successors, config }, lost: LostCart): Promise<HostCart> {
    const calls = boundCalls()
    const tellRefused = scopeBind(customerRefused, { safe: true })
    const { error } = lost
    const successor = successors[lost.basketId]
    if (successor) return calls.read({ params: { basketId: successor } })
    // Only the shopper's own cart is built anew: a wallet's basket for one thing is not.
    if (lost.basketId !== basketId) throw error
    const { rebuild } = await import('../recover').catch(() => Promise.reject(error))
    const cart = await alone(config.key, begun =>
      begun && begun !== basketId ? calls.read({ params: { basketId: begun } }) : rebuild(calls, { items, coupons }),
    )
    if (hasCode(error, 'AUT498')) tellRefused()
    return cart
  },
})

sample({
  clock: regainFx.done,
  source: $successors,
  fn: (successors, { params, result }) => ({ ...successors, [params.basketId]: result.basketId }),
  target: $successors,
})
