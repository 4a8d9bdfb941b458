import { expect } from 'chai'
import { Provider } from 'effector-react'
import { anOrder } from '../../core/testing/an-order'
import { refuse, shopFor } from '../../core/testing/shop-for'
import { siteSettings } from '../../core/testing/site-settings'
import { see, textOf, until } from '../../widgets/testing/see'
import { AccountOrder } from '../screens/account-order/account-order'
import { placeForViews } from '../testing/place-for-views'

describe('what can be done with an order', () => {
  const place = placeForViews()
  const before = location.href
  beforeEach(() => history.replaceState(history.state, '', '?number=1001'))
  afterEach(() => history.replaceState(history.state, '', before))

  it('F5: one that was taken back on another page says so, and not that its invoice failed', async () => {
    const orders = [anOrder({ orderNumber: '1001' }), anOrder({ orderNumber: '1001', status: 'cancelled' })]
    const { scope } = await shopFor({
      'GET /fapi/site/settings': siteSettings(),
      'GET /consumers-v3/consumer/purchase/:orderId': () => orders.shift(),
      'POST /consumers-v3/consumer/purchase/invoice/download': refuse(409, 'GEN500', { reason: 'cancelled' }),
    })
    place.show(
      <Provider value={scope}>
        <AccountOrder />
      </Provider>,
    )
    ;(await see('button', /invoice/i, place.element)).click()
    await until(() => /cancelled|canceled/i.test(textOf(place.element)), 'Nothing says that it was taken back')
    expect(place.element.querySelector('.danger')).to.equal(null)
  })
})
