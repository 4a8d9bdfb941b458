import { sample } from 'effector'
import { expect, it } from 'vitest'
import { atShipping } from '../../testing/at-shipping'
import { aReadyCart, anAddress } from '../../testing/an-order'
import { fakeStorage } from '../../testing/fake-storage'
import { refuse } from '../../testing/shop-for'
import { $shipment, cartAnswered, cartSeen, shippingForm } from '../index'
import { $addressRemovalError, $isRemovingAddress, orderAddressRemoved } from './index'

// In the shop, the cart's own store is between the two.
sample({ clock: cartAnswered, target: cartSeen })

const stored = fakeStorage('sessionStorage')

const remove = 'DELETE /cart/v2/cart/:basketId/shippingAddress'
const removeBill = 'DELETE /cart/v1/cart/:basketId/billingAddress'
const own = { billingAddress: anAddress({ addressLine1: '1 Oak Road' }) }
const gone = { shippingAddress: [] }

it('C5: an address is taken off the order, the bill with it, and out of the form and the tab', async () => {
  const shop = await atShipping(
    { [removeBill]: aReadyCart({ billingAddress: null }), [remove]: aReadyCart({ ...gone, billingAddress: null }) },
    undefined,
    aReadyCart(),
  )
  await shop.press(shippingForm.fieldChanged, { name: 'city', value: 'Salem' })
  await shop.press(orderAddressRemoved)
  expect(shop.callsTo(removeBill)).toHaveLength(1)
  expect(shop.callsTo(remove)).toMatchObject([{ body: { address: [{ shippingId: 'ship-1' }] } }])
  expect(shop.see($shipment)).toMatchObject({ shippingAddress: null, billingAddress: null })
  expect(Object.values(shop.see(shippingForm.$values)).join('')).toBe('')
  expect(shop.see(shippingForm.$country)).toBe('US')
  expect([...stored.values()].join()).not.toMatch(/Salem|Alder/)
})

it('C5: a bill with an address of its own stays when the delivery address is removed', async () => {
  const shop = await atShipping({ [remove]: aReadyCart({ ...gone, ...own }) }, undefined, aReadyCart(own))
  await shop.press(orderAddressRemoved)
  expect(shop.callsTo(removeBill)).toEqual([])
  expect(shop.see($shipment)).toMatchObject({ shippingAddress: null, billingAddress: own.billingAddress })
})

it('C5: an address that could not be removed stays in the form, says why, and can be removed after all', async () => {
  let isRefused = true
  const answer = () => (isRefused ? refuse(500, 'GEN500') : aReadyCart({ ...gone, ...own }))
  const shop = await atShipping({ [remove]: answer }, undefined, aReadyCart(own))
  await shop.press(orderAddressRemoved)
  expect(shop.see($addressRemovalError)).toMatchObject({ code: 'GEN500' })
  expect(shop.see(shippingForm.$values)['addressLine1']).toBe('418 Alder Street')
  isRefused = false
  await shop.press(orderAddressRemoved)
  expect([shop.see($addressRemovalError), shop.see($isRemovingAddress)]).toEqual([null, false])
  expect(shop.see($shipment)?.shippingAddress).toBeNull()
})
