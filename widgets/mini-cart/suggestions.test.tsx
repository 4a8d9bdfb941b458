import { expect } from 'chai'
import { aCart } from '../../core/testing/a-cart'
import { aCard, aPrice } from '../../core/testing/a-product'
import { expectAccessible } from '../testing/axe'
import { eachInItsOwnShop, opened } from '../testing/bag'
import { all, see } from '../testing/see'

const service = eachInItsOwnShop()
const popular = [aCard('A'), aCard('B', { price: aPrice(140, { lowCurrent: 99 }) })]

describe('an empty bag', () => {
  it('says that it is empty where the service suggests nothing', async () => {
    service().answer({ 'GET /products/v2/search/productSearch': undefined })
    const { dialog, says } = await opened(aCart({ items: [] }))
    await says('Your bag is empty')
    expect(all('heading', 'Popular now', dialog)).to.have.length(0)
  })

  it('shows what is popular, each with its price and a way to it', async () => {
    service().answer({
      'GET /products/v2/search/productSearch': { total: 2, start: 0, count: 6, facets: [], products: popular },
    })
    const { dialog, says } = await opened(aCart({ items: [] }))
    await says(/Your bag is empty.*Popular now Kestrel A \$140\.00 Kestrel B from \$99\.00/)
    await see('button', 'Kestrel A', dialog)
    await expectAccessible(dialog)
  })
})
