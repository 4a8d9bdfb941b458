import { expect } from 'chai'
import { expectAccessible } from '../../testing/axe'
import { bag, eachInItsOwnShop, opened, shoe, socks } from '../../testing/bag'
import { see, textOf, until } from '../../testing/see'

const service = eachInItsOwnShop()

const portland = {
  storeId: 'S001',
  name: 'Northlane Portland',
  addressLine1: '1020 NW Everett Street',
  city: 'Portland',
  postalCode: '97209',
  countryCode: 'US',
  latitude: 45.5,
  longitude: -122.7,
  openingHours: [],
  isOpen: true,
  changesAt: null,
  inventory: [],
  delivery: 'pickup',
}

const fetched = {
  ...shoe,
  shippingOptions: {
    ...shoe.shippingOptions,
    selected: 'pickup' as const,
    storeInfo: { id: 'S001', name: 'Northlane Portland', inventory: 3 },
  },
}

describe('how a line of the bag is had', () => {
  it('is chosen over the open bag, which then says where the line is picked up and has the focus back', async () => {
    service().answer({
      'POST /stores/v1/search': { stores: [portland], place: null },
      'PUT /cart/v1/cart/:basketId/item': bag({ items: [fetched, socks] }),
      'GET /cart/v1/cart/:basketId': bag({ items: [fetched, socks] }),
    })
    const { dialog, says } = await opened()
    ;(await see('button', 'More for Kestrel 2', dialog)).click()
    const change = await see('button', 'Change how you get Kestrel 2', dialog)
    change.focus()
    change.click()
    const question = await see('dialog', 'How would you like to get it?')
    await expectAccessible(question)
    ;(await see('radio', /^Pick up in store/, question)).click()
    const picker = await see('dialog', 'Where to pick up')
    await until(() => picker.querySelector('input')?.matches(':focus') ?? false, 'The search has not the focus')
    ;(await see('button', 'Pick up here: Northlane Portland', picker)).click()
    await says('Pick up at Northlane Portland')
    expect(service().callsTo('PUT /cart/v1/cart/:basketId/item')[0]?.body).to.include({ storeId: 'S001' })
    await until(() => !textOf(dialog).includes('Where to pick up'), 'The picker stays')
    await until(() => change.matches(':focus'), 'The focus is lost')
  })
})
