import { attach, createEffect, scopeBind } from 'effector'
import { type Lost, noteCartFx, type Regained } from '../../http/cart-call'
import type { HostCart } from '../../shapes/host-cart'
import { cartAnswered } from '../model'
import { $known, type LostCart, regainFx } from './regain'

// A call of any domain gets back the cart that was known when it began.

export type Taken = { readonly lost: Pick<LostCart, 'basketId'>; readonly cart: HostCart; readonly isOthers: boolean }

/** Shows the new cart. Checkout sets it by `.use`, to restore more than the lines. */
export const takeInFx = createEffect<Taken, void>(({ cart }) => {
  scopeBind(cartAnswered, { safe: true })(cart)
})

// Calls that find the same cart lost share one rebuild.
const underway = new Map<string, Promise<Regained>>()

const restoreCartFx = createEffect((lost: LostCart): Promise<Regained> => {
  const regain = scopeBind(regainFx, { safe: true })
  const takeIn = scopeBind(takeInFx, { safe: true })
  const pending = underway.get(lost.basketId)
  if (pending) return pending
  const bringing = regain(lost)
    .then(async regained => {
      if (!regained) throw lost.error
      await takeIn({ lost, ...regained })
      return { basketId: regained.cart.basketId, isOthers: regained.isOthers }
    })
    .finally(() => underway.delete(lost.basketId))
  underway.set(lost.basketId, bringing)
  return bringing
})

const noteFx = attach({
  source: $known,
  effect(known) {
    const restoreCart = scopeBind(restoreCartFx, { safe: true })
    return (lost: Lost) => restoreCart({ ...lost, known })
  },
})

noteCartFx.use(() => scopeBind(noteFx, { safe: true })())
