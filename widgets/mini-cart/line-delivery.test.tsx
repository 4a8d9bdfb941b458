import { expect } from 'chai'
import { bag, eachInItsOwnShop, opened, shoe } from '../testing/bag'
import { all, see, textOf } from '../testing/see'

eachInItsOwnShop()

const options = shoe.shippingOptions
const near = { id: 'S001', name: 'Northlane Portland', inventory: 3 }
const byMail = { code: 'email', label: 'By email', deliveryTime: 'Within minutes', price: { amount: 0 } }

describe('<till-mini-cart>, how its lines are had', () => {
  it('B12: names the shopper’s own store at what is fetched there alone', async () => {
    const { dialog, says } = await opened(
      bag({
        items: [
          {
            ...shoe,
            id: 'card',
            name: 'Gift card',
            isDigitalProduct: true,
            shippingOptions: {
              ...options,
              selected: 'digital',
              available: ['digital'],
              shippingMethod: byMail,
              storeInfo: near,
            },
          },
          {
            ...shoe,
            id: 'own',
            name: 'Own design',
            isCustoms: true,
            shippingOptions: { ...options, selected: 'customs', available: ['customs'], storeInfo: near },
          },
        ],
      }),
    )
    await says('By email')
    expect(textOf(dialog)).not.to.contain('Northlane Portland')
  })

  it('B7: says of what is made to order that it is, and how long that takes', async () => {
    const made = { code: 'customs', label: 'Made for you', deliveryTime: '9-14 days', price: { amount: 0 } }
    const { says } = await opened(
      bag({
        items: [
          {
            ...shoe,
            isCustoms: true,
            shippingOptions: { ...options, selected: 'customs', available: ['customs'], shippingMethod: made },
          },
        ],
      }),
    )
    await says('Made for you, 9-14 days')
  })

  it('B12: gives two sizes of one item names of their own', async () => {
    const size = (value: string) => [{ type: 'size', label: 'Size', value }]
    const { dialog } = await opened(
      bag({
        items: [
          { ...shoe, attributes: size('US 9') },
          { ...shoe, id: 'item-3', attributes: size('US 10') },
        ],
      }),
    )
    for (const name of ['More for', 'Remove', 'Save']) {
      await see('button', new RegExp(`^${name} Kestrel 2 US 9`), dialog)
      await see('button', new RegExp(`^${name} Kestrel 2 US 10`), dialog)
    }
    const names = all('button', / Kestrel 2/, dialog).map(button => button.getAttribute('aria-label'))
    expect(new Set(names).size).to.equal(names.length)
  })
})
