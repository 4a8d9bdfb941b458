import { expect } from 'chai'
import { allSettled } from 'effector'
import { Provider } from 'effector-react'
import { cartAnswered } from '../../../core/cart'
import { aReadyCart } from '../../../core/testing/an-order'
import { shopFor } from '../../../core/testing/shop-for'
import { siteSettings } from '../../../core/testing/site-settings'
import { walletFailed, walletMoved, walletStarted } from '../../../core/wallets/session'
import { until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { Express } from './express'

const place = placeForViews()

it('T6: leads to no other way to pay while an order is on its way, and does so again once it is refused', async () => {
  const { scope } = await shopFor({ 'GET /fapi/site/settings': siteSettings() })
  await allSettled(cartAnswered, { scope, params: aReadyCart() })
  place.show(
    <Provider value={scope}>
      <Express />
    </Provider>,
  )
  const otherWay = await until(() =>
    [...place.element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Pay another way'),
  )
  await allSettled(walletStarted, { scope, params: { owner: 'w1', wallet: 'PAYPAL', context: 'cart' } })
  expect(otherWay.ariaDisabled).to.equal(null)
  await allSettled(walletMoved, { scope, params: 'checking' })
  await until(() => otherWay.ariaDisabled === 'true')
  await allSettled(walletFailed, { scope, params: { problems: [] } })
  await until(() => otherWay.ariaDisabled === null)
})

describe('one item in the window', () => {
  const address = location.href
  afterEach(() => history.replaceState(null, '', address))

  for (const [what, lastOrder, says] of [
    ['that was bought before says so', anOrderPlaced('NL-7'), /You have ordered this item.*NL-7/],
    ['that was taken out of its basket says so', undefined, /This item is not here any more/],
  ] as const) {
    it(`D5: ${what}, and nothing of the bag`, async () => {
      history.replaceState(null, '', '#state=attempt-1&product=TQ4407AB12&upc=upc-item-1&origin=https://blog.example')
      const { scope } = await shopFor({
        'GET /fapi/site/settings': siteSettings(),
        'POST /cart/v1/expressBasket': aReadyCart({ items: [], lastOrder }),
      })
      place.show(
        <Provider value={scope}>
          <Express />
        </Provider>,
      )
      const text = () => place.element.textContent ?? ''
      await until(() => says.test(text()), `It says: ${text()}`)
      expect(text()).not.to.include('Your bag is empty')
    })
  }
})

function anOrderPlaced(orderNumber: string) {
  const totals = { itemTotal: 120, totalDiscount: 0, shipping: 0, tax: 0, total: 120 }
  return { orderNumber, currency: 'USD', totalItemCount: 1, totals }
}
