import { createEffect, scopeBind } from 'effector'
import { endpoints as delivery } from '../../delivery/endpoints'
import { asShopError } from '../../errors/shop-error'
import { addressCallFx } from '../../http/address-call'
import { requestFx } from '../../http/request'
import type { Cart } from '../../shapes/cart'
import { cartAnswered } from '../place-order'

const addShippingFx = addressCallFx(requestFx(delivery.addShippingAddress), 'with-bid')
const addBillingFx = addressCallFx(requestFx(delivery.addBillingAddress))
const chooseMethodFx = requestFx(delivery.chooseShippingMethod)

/** Copies addresses and methods of a lost cart to the new one. What is refused now is asked for by its step. Payment data is not stored anywhere, so billing asks for it again. */
export const restoreFx = createEffect(async ({ before, cart }: { before: Cart; cart: Cart | null }) => {
  if (!cart) return
  const { basketId } = cart
  const params = { basketId }
  const answer = scopeBind(cartAnswered, { safe: true })
  const addShipping = scopeBind(addShippingFx, { safe: true })
  const addBilling = scopeBind(addBillingFx, { safe: true })
  const choose = scopeBind(chooseMethodFx, { safe: true })
  const isThere = (one: { shippingId?: string | undefined }) =>
    cart.shippingMethods.some(({ shippingId }) => shippingId === (one.shippingId ?? shippingId))
  const shippingAddress = before.shippingAddress.filter(isThere)
  const { billingAddress } = before
  const keep = async (call: Promise<Cart>) => {
    const answered = await call.catch(unlessRefused)
    if (answered) answer(answered)
  }
  if (shippingAddress.length > 0) await keep(addShipping({ params, body: { address: shippingAddress } }))
  for (const { shippingId, selected } of before.shippingMethods.filter(isThere)) {
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
