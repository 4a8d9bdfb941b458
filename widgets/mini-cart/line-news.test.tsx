import { expect } from 'chai'
import { bag, eachInItsOwnShop, have, opened, shoe, socks } from '../testing/bag'
import { textOf, until } from '../testing/see'

eachInItsOwnShop()

describe('what is said of a line of the bag', () => {
  it('B10: stays below it when the bag is read again, and goes when the line is another', async () => {
    const flash = [{ code: 'ProductPriceChanged', message: '', itemId: shoe.id, details: undefined }]
    const { dialog, says } = await opened(bag({ flash }))
    await says('The price has changed since you chose this')
    have(bag({ items: [shoe, { ...socks, qty: 3 }] }))
    await until(() => textOf(dialog).includes('3'), 'The bag is not read again')
    expect(textOf(dialog)).to.contain('The price has changed since you chose this')
    have(bag({ items: [{ ...shoe, qty: 2 }, socks] }))
    await until(() => !textOf(dialog).includes('The price has changed'), 'It stays')
  })
})
