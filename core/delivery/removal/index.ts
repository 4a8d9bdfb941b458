import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { cartCallFx } from '../../http/cart-call'
import { requestFx } from '../../http/request'
import { $isSameAsShipping } from '../billing-address'
import { saveDraftsFx } from '../drafts'
import { endpoints } from '../endpoints'
import { $shipment, cartAnswered } from '../shipment'
import { shippingForm } from '../shipping-address'

/** The delivery address leaves the order, with the bill where that goes there too; the form is emptied first, since it begins with what the cart has. */
export const orderAddressRemoved = createEvent()

const removeShippingFx = cartCallFx(requestFx(endpoints.removeShippingAddress))
const removeBillingFx = cartCallFx(requestFx(endpoints.removeBillingAddress))

const removeFx = attach({
  source: { shipment: $shipment, isSame: $isSameAsShipping },
  async effect({ shipment, isSame }): Promise<void> {
    const removeShipping = scopeBind(removeShippingFx, { safe: true })
    const removeBilling = scopeBind(removeBillingFx, { safe: true })
    const { basketId = '', parcelIds = [], shippingAddress, billingAddress } = shipment ?? {}
    const ids = parcelIds.length > 0 ? parcelIds : [shippingAddress?.shippingId ?? '']
    const address = ids.map(shippingId => ({ shippingId }))
    if (isSame && billingAddress) await removeBilling({ params: { basketId } })
    await removeShipping({ params: { basketId }, body: { address } })
  },
})

export const $isRemovingAddress = removeFx.pending

export const $addressRemovalError = createStore<ShopError | null>(null)
  .on([removeShippingFx.failData, removeBillingFx.failData], (_current, error) => error)
  .reset(removeFx, removeShippingFx.done)

sample({
  clock: orderAddressRemoved,
  source: { shipment: $shipment, isRemoving: removeFx.pending },
  filter: ({ shipment, isRemoving }) => shipment?.shippingAddress != null && !isRemoving,
  fn: () => {},
  target: removeFx,
})

sample({ clock: removeBillingFx.doneData, target: cartAnswered })

sample({ clock: removeShippingFx.done, fn: () => {}, target: shippingForm.cleared })

sample({ clock: removeShippingFx.doneData, target: cartAnswered })

sample({ clock: removeFx.done, fn: () => {}, target: saveDraftsFx })
