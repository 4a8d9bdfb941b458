import { expect } from 'chai'
import { allSettled } from 'effector'
import { Provider } from 'effector-react'
import { cartAnswered } from '../../../core/cart'
import { anItem, someTotals } from '../../../core/testing/a-cart'
import { aReadyCart } from '../../../core/testing/an-order'
import { refuse, shopFor } from '../../../core/testing/shop-for'
import { siteSettings } from '../../../core/testing/site-settings'
import { walletFailed, walletMoved, walletStarted } from '../../../core/wallets/session'
import { see, until } from '../../../widgets/testing/see'
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

it('says that paying there agrees to the terms of sale, which open beside it', async () => {
  const { scope } = await shopFor({ 'GET /fapi/site/settings': siteSettings() })
  await allSettled(cartAnswered, { scope, params: aReadyCart() })
  place.show(
    <Provider value={scope}>
      <Express />
    </Provider>,
  )
  const link = (await see('link', 'terms of sale', place.element)) as HTMLAnchorElement
  expect(link.parentElement?.textContent).to.equal('By paying here you agree to the terms of sale.')
  expect(link.target).to.equal('_blank')
})

it('D5: names no shipping of what goes by e-mail, and waits for no address to tax it', async () => {
  const { scope } = await shopFor({ 'GET /fapi/site/settings': siteSettings() })
  const items = [anItem({ isDigitalProduct: true })]
  const mailed = { shippingId: 'digital', class: 'digital' as const, selected: 'email', applicableShippingMethods: [] }
  const totals = someTotals(items, { taxation: 'net' })
  const cart = aReadyCart({ items, totals, shippingMethods: [mailed], shippingAddress: [] })
  await allSettled(cartAnswered, { scope, params: cart })
  place.show(
    <Provider value={scope}>
      <Express />
    </Provider>,
  )
  await until(() => (place.element.textContent ?? '').includes('Subtotal'))
  const rows = [...place.element.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(rows).to.eql(['Subtotal, 1 item', 'Tax', 'Total'])
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

  for (const [what, answer, says] of [
    ['sold out', refuse(409, 'INV700'), 'This is out of stock.'],
    ['no longer sold', refuse(404, 'ORD404', { name: 'Meridian 2' }), 'Choose another one on the page'],
  ] as const) {
    it(`D5: that is ${what} says why, and offers no second try`, async () => {
      history.replaceState(
        null,
        '',
        '#state=attempt-2&product=TQ4407AB12&upc=upc-item-1&own=1&origin=https://blog.example',
      )
      const { scope } = await shopFor({
        'GET /fapi/site/settings': siteSettings(),
        'POST /cart/v1/expressBasket': answer,
      })
      place.show(
        <Provider value={scope}>
          <Express />
        </Provider>,
      )
      await see('heading', 'You cannot buy this item here', place.element)
      await until(() => (place.element.textContent ?? '').includes(says))
      expect([...place.element.querySelectorAll('button')].map(({ textContent }) => textContent)).to.eql([
        'Close this window',
      ])
    })
  }
})

function anOrderPlaced(orderNumber: string) {
  const totals = { itemTotal: 120, totalDiscount: 0, shipping: 0, tax: 0, total: 120 }
  return { orderNumber, currency: 'USD', totalItemCount: 1, totals }
}
