import { createStore } from 'effector'
import { expect, test } from 'vitest'
import { cartAnswered } from '../cart'
import { approachDismissed } from '../cart/reach'
import { consentGiven } from '../consent'
import { dialogDismissed, dialogOpened } from '../dialogs'
import { aCart } from '../testing/a-cart'
import { fakeStorage } from '../testing/fake-storage'
import { shopFor } from '../testing/shop-for'
import '../wiring/analytics/follow-looks'
import '../wiring/analytics/need-consent'
import { type AnalyticsEvent, published } from './index'

const $received = createStore<readonly AnalyticsEvent[]>([]).on(published, (received, event) => [...received, event])

const bag = { name: 'mini-cart', owner: 'w1' }

const within = (promotionId: string) => ({
  ...{ promotionId, approachingDisplayLevel: ['MINI_CART'], calloutMsg: 'near|above|reached' },
  ...{ distanceFromConditionThreshold: 10, promotionClass: 'SHIPPING' as const },
})

fakeStorage('sessionStorage')

async function shopWithConsent(config: { key?: string } = {}) {
  const shop = await shopFor({}, { config })
  await shop.press(consentGiven, { performance: true })
  const told = () =>
    shop.see($received).map(({ event, ecommerce }) => `${event} ${ecommerce.promotion_id ?? ''}`.trim())
  return { ...shop, told }
}

test('M4: a bag that is opened before its cart is read is reported when it is there, once an opening', async () => {
  const { press, told } = await shopWithConsent()
  await press(dialogOpened, bag)
  expect(told()).toEqual([])
  await press(cartAnswered, aCart({ approachingPromotions: [within('ship')] }))
  expect(told()).toEqual(['view_cart', 'view_promotion ship'])
  await press(cartAnswered, aCart({ approachingPromotions: [within('ship')] }))
  expect(told()).toHaveLength(2)
  await press(dialogDismissed, bag)
  await press(cartAnswered, aCart())
  expect(told()).toHaveLength(2)
  await press(dialogOpened, bag)
  expect(told().slice(2)).toEqual(['view_cart'])
})

test('M4: a promotion that comes within reach while the bag is open is reported, and none while it is closed', async () => {
  const { press, told } = await shopWithConsent()
  await press(cartAnswered, aCart())
  await press(dialogOpened, bag)
  await press(cartAnswered, aCart({ approachingPromotions: [within('ship')] }))
  expect(told()).toEqual(['view_cart', 'view_promotion ship'])
  await press(dialogDismissed, bag)
  await press(cartAnswered, aCart({ approachingPromotions: [within('ten')] }))
  expect(told()).toHaveLength(2)
})

test('M4: a promotion that was dismissed on an earlier page is not reported, as it is not shown', async () => {
  const cart = aCart({ approachingPromotions: [within('ship'), within('ten')] })
  const config = { key: 'pk_dismissed' }
  const first = await shopWithConsent(config)
  await first.press(cartAnswered, cart)
  await first.press(approachDismissed, { promotionId: 'ship' })
  const { press, told } = await shopWithConsent(config)
  await press(cartAnswered, cart)
  await press(dialogOpened, bag)
  expect(told()).toEqual(['view_cart', 'view_promotion ten'])
})
