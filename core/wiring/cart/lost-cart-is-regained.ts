import { attach, createEffect, scopeBind } from 'effector'
import { cartAnswered } from '../../cart'
import { type LostCart, regainFx } from '../../cart/upkeep'
import { $wholeCart } from '../../cart/whole-cart'
import { addressCallFx } from '../../delivery/address-call'
import { endpoints as delivery } from '../../delivery/endpoints'
import { asShopError } from '../../errors/shop-error'
import { regainCartFx } from '../../http/cart-call'
import { requestFx } from '../../http/request'
import type { Cart } from '../../shapes/cart'

// In checkout a cart that is gone comes back with its lines and with all that was typed for it: where it goes and how, and
// where the bill goes. What pays is kept nowhere, so billing asks for it again.

const addShippingFx = addressCallFx(requestFx(delivery.addShippingAddress), 'with-bid')
const addBillingFx = addressCallFx(requestFx(delivery.addBillingAddress))
const chooseMethodFx = requestFx(delivery.chooseShippingMethod)

// Calls that find the same cart gone at once wait for the same new one.
const underway = new Map<string, Promise<string>>()

/** Builds the cart anew, with all of it, and answers its id. */
const bringBackFx = attach({
  source: $wholeCart,
  effect(before, lost: LostCart): Promise<string> {
    const { basketId } = lost
    const answer = scopeBind(cartAnswered, { safe: true })
    const regain = scopeBind(regainFx, { safe: true })
    const restore = scopeBind(restoreFx, { safe: true })
    const pending = underway.get(basketId)
    if (pending) return pending
    const bringing = regain(lost)
      .then(async cart => {
        answer(cart)
        if (before?.basketId === basketId) await restore({ before, basketId: cart.basketId })
        return cart.basketId
      })
      .finally(() => underway.delete(basketId))
    underway.set(basketId, bringing)
    return bringing
  },
})

/** Gives the new cart the old one's addresses and methods; what is refused now is asked for by its step. */
const restoreFx = createEffect(async ({ before, basketId }: { before: Cart; basketId: string }) => {
  const params = { basketId }
  const answer = scopeBind(cartAnswered, { safe: true })
  const addShipping = scopeBind(addShippingFx, { safe: true })
  const addBilling = scopeBind(addBillingFx, { safe: true })
  const choose = scopeBind(chooseMethodFx, { safe: true })
  const { shippingAddress, billingAddress, shippingMethods } = before
  const keep = async (call: Promise<Cart>) => {
    const cart = await call.catch(unlessRefused)
    if (cart) answer(cart)
  }
  if (shippingAddress.length > 0) await keep(addShipping({ params, body: { address: shippingAddress } }))
  for (const { shippingId, selected } of shippingMethods) {
    if (!selected) continue
    await keep(choose({ body: { cartId: basketId, shippingId, code: selected, shopperAppliedSM: 'true' } }))
  }
  if (billingAddress) await keep(addBilling({ params, body: { address: billingAddress } }))
})

function unlessRefused(thrown: unknown): null {
  const error = asShopError(thrown)
  if (error.kind === 'network') throw error
  return null
}

regainCartFx.use(lost => scopeBind(bringBackFx, { safe: true })(lost))
