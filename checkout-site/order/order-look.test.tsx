import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { Provider } from 'effector-react'
import { cancellation } from '../../core/purchases/order'
import { anItem } from '../../core/testing/a-cart'
import { anOrder } from '../../core/testing/an-order'
import { shopFor } from '../../core/testing/shop-for'
import { siteSettings } from '../../core/testing/site-settings'
import { all, see } from '../../widgets/testing/see'
import button from '../../widgets/ui/button.css?inline'
import reset from '../../widgets/ui/reset.css?inline'
import tokens from '../../widgets/ui/tokens.css?inline'
import account from '../account/account.css?inline'
import orders from '../account/orders/orders.css?inline'
import { Status } from '../account/orders/status'
import panels from '../account/panels.css?inline'
import { placeForViews } from '../testing/place-for-views'
import { OrderActions } from './order-actions'
import css from './order.css?inline'

describe('the look of an order', () => {
  const place = placeForViews(tokens, reset, button, account, panels, orders, css)
  afterEach(() => setViewport({ width: 800, height: 600 }))

  for (const [what, order] of [
    ['a new order', anOrder()],
    ['one with a gift card', anOrder({ items: [anItem({ isDigitalProduct: true })] })],
    ['one that is on its way', anOrder({ status: 'shipped' })],
  ] as const) {
    for (const width of [320, 360]) {
      it(`F5: leaves no gap beside the buttons of ${what} on a phone of ${width} px`, async () => {
        await setViewport({ width, height: 700 })
        const shop = await shopFor({ 'GET /fapi/site/settings': siteSettings() })
        place.show(
          <Provider value={shop.scope}>
            <div className="ohead">
              <OrderActions order={order} cancellation={cancellation} />
            </div>
          </Provider>,
        )
        await see('button', 'Invoice', place.element)
        const row = place.element.querySelector('.actions')?.getBoundingClientRect() as DOMRect
        const ends = new Map<number, number>()
        for (const one of all('button', undefined, place.element)) {
          const { top, right } = one.getBoundingClientRect()
          ends.set(top, Math.max(ends.get(top) ?? 0, right))
        }
        expect(ends.size).to.be.greaterThan(0)
        for (const end of ends.values()) expect(end).to.be.closeTo(row.right, 1)
      })
    }
  }

  it('F5: shows its state as a pill of its own, also where nothing is to come', async () => {
    const shop = await shopFor({})
    place.show(
      <Provider value={shop.scope}>
        <div className="acc">
          <Status state="cancelled" />
        </div>
      </Provider>,
    )
    const groundOf = (selector: string) =>
      getComputedStyle(place.element.querySelector(selector) as Element).backgroundColor
    expect(groundOf('.ostate')).not.to.equal(groundOf('.acc'))
  })

  it('F5: has no frame of its way where there is nothing to say of it', () => {
    place.show(<div className="oway" />)
    expect(getComputedStyle(place.element.firstElementChild as Element).display).to.equal('none')
  })
})
