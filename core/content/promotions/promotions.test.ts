import { createWatch } from 'effector'
import { expect, it } from 'vitest'
import { type AnalyticsEvent, published } from '../../analytics'
import { consentGiven } from '../../consent'
import { shopFor } from '../../testing/shop-for'
import '../../wiring/analytics/follow-content'
import '../../wiring/analytics/need-consent'
import { promotionInView, promotionPressed } from './index'

const autumn = { promotionId: 'autumn', promotionName: 'Autumn on the fells', creativeName: 'hero' }

async function received(performance: boolean) {
  const shop = await shopFor()
  const events: AnalyticsEvent[] = []
  createWatch({ unit: published, scope: shop.scope, fn: event => events.push(event) })
  await shop.press(consentGiven, { performance })
  return { shop, events }
}

it('a campaign counts once when it is seen, and each time it is pressed', async () => {
  const { shop, events } = await received(true)
  await shop.press(promotionInView, autumn)
  await shop.press(promotionInView, autumn)
  await shop.press(promotionPressed, autumn)
  await shop.press(promotionPressed, autumn)
  const told = { promotion_id: 'autumn', promotion_name: 'Autumn on the fells', creative_name: 'hero', items: [] }
  expect(events).toEqual([
    { event: 'view_promotion', ecommerce: told },
    { event: 'select_promotion', ecommerce: told },
    { event: 'select_promotion', ecommerce: told },
  ])
})

it('two pictures of one campaign count each', async () => {
  const { shop, events } = await received(true)
  await shop.press(promotionInView, autumn)
  await shop.press(promotionInView, { ...autumn, creativeName: 'card' })
  expect(events.map(({ ecommerce }) => ecommerce.creative_name)).toEqual(['hero', 'card'])
})

it('J2: campaigns without an id are identified by their names, and count each', async () => {
  const { shop, events } = await received(true)
  await shop.press(promotionInView, { promotionName: 'Autumn' })
  await shop.press(promotionInView, { promotionName: 'Winter' })
  expect(events.map(({ ecommerce }) => ecommerce)).toEqual([
    { promotion_name: 'Autumn', items: [] },
    { promotion_name: 'Winter', items: [] },
  ])
})

it('J2: a cleared id is none, and a campaign without any name is not reported', async () => {
  const { shop, events } = await received(true)
  await shop.press(promotionInView, { promotionId: '', promotionName: 'Autumn' })
  await shop.press(promotionInView, { promotionId: '', promotionName: 'Winter' })
  for (const press of [promotionInView, promotionPressed])
    await shop.press(press, { promotionId: '', promotionName: '', creativeName: '' })
  expect(events.map(({ ecommerce }) => ecommerce.promotion_name)).toEqual(['Autumn', 'Winter'])
})

it('nobody learns of it without consent to measurement', async () => {
  const { shop, events } = await received(false)
  await shop.press(promotionInView, autumn)
  expect(events).toEqual([])
})
