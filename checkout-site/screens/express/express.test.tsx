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
