import '../../wiring/analytics/follow-recommendations'
import '../../wiring/analytics/need-consent'
import { createStore } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { type AnalyticsEvent, published } from '../../analytics'
import { consentGiven } from '../../consent'
import { cameOnline } from '../../runtime/page-events'
import { anInventory, aProduct } from '../../testing/a-product'
import { aRecommendation } from '../../testing/a-recommendation'
import { type Answers, type Call, noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { $shelves, $stock, itemsSeen, recommendationChosen, shelfShown } from './index'

const ask = 'GET /products/v1/widgetRecommendations'
const inventory = 'GET /products/v2/products/:productId/inventory'
const ids = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
const answer = { kind: 'similar', recommendations: ids.map(id => aRecommendation(id)) }
const similar = { key: 'a', kind: 'similar', productId: 'TQ4407AB12', count: 12 }

const $received = createStore<readonly AnalyticsEvent[]>([]).on(published, (received, event) => [...received, event])

async function aShop(answers: Answers = {}) {
  const shop = await shopFor({ [ask]: answer, [inventory]: anInventory(), ...answers })
  await shop.press(consentGiven, { performance: true })
  const asked = () => shop.callsTo(ask).map(({ query: { lang: _language, ...query } }) => query)
  return { ...shop, asked, shelf: () => shop.see($shelves)['a'] }
}

describe('G9: recommendations', () => {
  it('are asked for by kind and product, once while they stay the same', async () => {
    const shop = await aShop()
    await shop.press(shelfShown, similar)
    await shop.press(shelfShown, similar)
    expect(shop.asked()).toEqual([{ kind: 'similar', productId: 'TQ4407AB12', count: '12' }])
    expect(shop.shelf()?.items.map(({ id }) => id)).toEqual(ids)
    await shop.press(shelfShown, { ...similar, productId: 'TQ4407AB14' })
    expect(shop.asked()).toHaveLength(2)
  })

  it.each([
    ['', 'TQ4407AB12', 'similar'],
    ['', '', 'popular'],
    ['best', '', 'popular'],
    ['goes-with', 'TQ4407AB12', 'goes-with'],
  ])('of kind "%s" for the product "%s" are %s', async (kind, productId, asked) => {
    const shop = await aShop()
    await shop.press(shelfShown, { ...similar, kind, productId })
    expect(shop.asked()[0]).toMatchObject({ kind: asked })
  })

  it('are none where they need a product and none is named, and the page’s developer is told', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const shop = await aShop()
    await shop.press(shelfShown, { ...similar, productId: '' })
    expect(shop.shelf()).toBeUndefined()
    expect(error.mock.lastCall?.[0]).toMatch(/Expected for="…" .* kind="similar"/)
    error.mockRestore()
  })

  it('K4: are hidden where there are none, or none could be read, until the connection is back', async () => {
    let turn = 0
    const turns = [() => refuse(500, 'GEN500'), noAnswer('offline'), () => ({ ...answer, recommendations: [] })]
    const shop = await aShop({ [ask]: (_call: Call) => turns[Math.min(turn, 2)]?.() })
    await shop.press(shelfShown, similar)
    expect(shop.shelf()).toMatchObject({ items: [], isPending: false, isLost: true })
    turn = 2
    await shop.press(cameOnline)
    expect(shop.shelf()).toMatchObject({ items: [], isPending: false, isLost: false })
  })

  it('ask for the stock of each product that is seen, once', async () => {
    const quantities: Record<string, number> = { A: 9, B: 1, C: 0 }
    const shop = await aShop({
      [inventory]: ({ path }: Call) => {
        const id = path.split('/').at(-2) ?? ''
        return id === 'D'
          ? refuse(404, 'ORD404')
          : anInventory(aProduct({ variants: aProduct().variants.slice(0, 1) }), quantities[id])
      },
    })
    await shop.press(shelfShown, similar)
    await shop.press(itemsSeen, { key: 'a', ids: ['A', 'B'] })
    await shop.press(itemsSeen, { key: 'a', ids: ['B', 'C', 'D'] })
    expect(shop.callsTo(inventory).map(({ path }) => path.split('/').at(-2))).toEqual(['A', 'B', 'C', 'D'])
    expect(shop.see($stock)).toEqual({ A: 'enough', B: 'few', C: 'none' })
  })
})

describe('M4: what is recommended', () => {
  it('is told of the first six that are seen, each once, with the service’s token', async () => {
    const shop = await aShop()
    await shop.press(shelfShown, similar)
    await shop.press(itemsSeen, { key: 'a', ids: ['A', 'B'] })
    await shop.press(itemsSeen, { key: 'a', ids: ['B', 'F', 'G', 'H'] })
    await shop.press(itemsSeen, { key: 'a', ids: ['G'] })
    const told = shop
      .see($received)
      .map(({ event, ecommerce }) => [event, ecommerce.items.map(({ item_id: id }) => id)])
    expect(told).toEqual([
      ['view_item_list', ['A', 'B']],
      ['view_item_list', ['F']],
    ])
    expect(shop.see($received)[1]?.ecommerce).toMatchObject({
      item_list_id: 'recommended-similar',
      items: [{ index: 5, rec_token: 'similar.kind.TQ4407AB12.F' }],
    })
  })

  it('is told when it is chosen', async () => {
    const shop = await aShop()
    await shop.press(shelfShown, similar)
    await shop.press(recommendationChosen, { key: 'a', productId: 'H' })
    await shop.press(recommendationChosen, { key: 'a', productId: 'nobody’s' })
    expect(shop.see($received)).toMatchObject([
      {
        event: 'select_item',
        ecommerce: { items: [{ item_id: 'H', index: 7, rec_token: 'similar.kind.TQ4407AB12.H' }] },
      },
    ])
  })
})
