import { attach, createStore, sample, scopeBind } from 'effector'
import { hasCode, type ShopError, usageError } from '../../errors/shop-error'
import type { HostCart } from '../../shapes/host-cart'
import { $config } from '../../site/config'
import { boundCalls } from '../calls'
import { alone } from '../carry-out'
import { $basketId, $coupons, $isApart, $items } from '../model'
import { customerRefused } from '../queue'

/** A lost cart, and the code that said so. */
export type LostCart = { readonly basketId: string; readonly error: ShopError }

/** The new cart of each lost one. */
const $successors = createStore<Readonly<Record<string, string>>>({})

/** Rebuilds the shopper's cart; later callers and other tabs get the same one. */
export const regainFx = attach({
  source: {
    basketId: $basketId,
    items: $items,
    coupons: $coupons,
    isApart: $isApart,
    successors: $successors,
    config: $config,
  },
  async effect({ basketId, items, coupons, isApart, successors, config }, lost: LostCart): Promise<HostCart> {
    const calls = boundCalls()
    const tellRefused = scopeBind(customerRefused, { safe: true })
    const { error } = lost
    const successor = successors[lost.basketId]
    if (successor) return calls.read({ params: { basketId: successor } })
    // An express basket is not rebuilt, be it a wallet's or this tab's.
    if (lost.basketId !== basketId) throw error
    if (isApart) throw usageError('BSK404', '')
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
