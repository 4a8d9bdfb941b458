import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recommendationEndpoints } from '../../../../core/catalogue/recommendations/endpoints'
import { newId } from '../../database/ids'
import { SHOE } from '../../testing/open-shop'
import { type TestService, testService } from '../../testing/test-service'

describe('G9: recommendations', () => {
  let shop: TestService
  const ask = (query: Record<string, string>, locale = 'en-US') =>
    shop.nobody(recommendationEndpoints.readRecommendations, { query, headers: { 'x-locale': locale } })
  const read = async (query: Record<string, string>) => (await ask(query)).body.recommendations
  const facts = async (ids: readonly string[]) =>
    shop.db.selectFrom('products').select(['id', 'kind', 'gender', 'master_id']).where('id', 'in', ids).execute()

  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  /** One order of a new shopper with the first variant of each product. */
  async function order(shopper: string, productIds: readonly string[], state: 'placed' | 'cancelled' = 'placed') {
    const id = newId()
    await shop.db
      .insertInto('orders')
      .values({
        order_number: id,
        basket_id: id,
        consumer_no: shopper,
        email: `${shopper}@example.com`,
        state,
        placement: id,
        currency: 'USD',
        total: 1,
        document: '{}',
        cart: '{}',
        created_at: new Date(),
        placed_at: new Date(),
        expires_at: new Date(),
      })
      .execute()
    for (const productId of productIds) {
      const variants = shop.db.selectFrom('variants').select('upc').where('product_id', '=', productId)
      const { upc } = await variants.orderBy('position').executeTakeFirstOrThrow()
      await shop.db.insertInto('order_lines').values({ order_number: id, upc, qty: 1 }).execute()
    }
  }

  const others = async (kind: string, count: number) => {
    const rows = shop.db
      .selectFrom('products')
      .select('id')
      .where('kind', '=', kind)
      .where('product_type', '=', 'physical')
    return (await rows.orderBy('popularity').orderBy('id').limit(count).execute()).map(({ id }) => id)
  }

  it('are like a product: first of its kind, then of its categories, and of another design', async () => {
    const found = await read({ kind: 'similar', productId: SHOE })
    const [it] = await facts([SHOE])
    const rows = await facts(found.map(({ id }) => id))
    expect(found.length).toBeGreaterThan(3)
    const kinds = found.map(({ id }) => rows.find(row => row.id === id)?.kind === it?.kind)
    expect(kinds[0]).toBe(true)
    expect(kinds).toEqual(kinds.toSorted((one, other) => Number(other) - Number(one)))
    expect(rows.map(({ master_id }) => master_id)).not.toContain(it?.master_id)
  })

  it('say what a product is, what it costs and why it is there', async () => {
    const [first] = await read({ kind: 'similar', productId: SHOE })
    expect(first).toMatchObject({ currency: 'USD', recToken: `similar.kind.${SHOE}.${first?.id}` })
    expect(first?.url).toContain(`/en-us/p/`)
    expect(first?.rating?.average).toBeLessThanOrEqual(5)
    expect((await ask({ kind: 'similar', productId: SHOE }, 'de-DE')).body.recommendations[0]?.currency).toBe('EUR')
  })

  it('go with a product by the shop’s own choice, and first by what several shoppers bought with it', async () => {
    const before = await read({ kind: 'goes-with', productId: 'TQ4407AB14' })
    expect(before.length).toBeGreaterThan(0)
    expect(before.every(({ recToken }) => recToken.startsWith('goes-with.shop.'))).toBe(true)
    const { document } = await shop.db
      .selectFrom('products')
      .select('document')
      .where('id', '=', SHOE)
      .executeTakeFirstOrThrow()
    const notChosen = (await others('socks', 9)).filter(id => !document.related.includes(id))
    const [often = '', once = '', cancelled = ''] = notChosen
    for (const shopper of ['one', 'two']) await order(shopper, [SHOE, often])
    for (const shopper of ['one', 'one']) await order(shopper, [SHOE, once])
    for (const shopper of ['one', 'two', 'three']) await order(shopper, [SHOE, cancelled], 'cancelled')
    const found = await read({ kind: 'goes-with', productId: SHOE, count: '24' })
    expect(found[0]).toMatchObject({ id: often, recToken: `goes-with.orders.${SHOE}.${often}` })
    const sources = found.slice(1).map(({ recToken }) => recToken.split('.')[1])
    expect(new Set(sources)).toEqual(new Set(['shop']))
    expect(found.map(({ id }) => id)).not.toContain(cancelled)
  })

  it('are popular by what several shoppers bought, then by the shop’s count, and never the product itself', async () => {
    const found = await read({ kind: 'popular', productId: SHOE, count: '6' })
    expect(found).toHaveLength(6)
    expect(found[0]?.recToken).toMatch(/^popular\.orders\./)
    expect(found.at(-1)?.recToken).toMatch(/^popular\.popularity\./)
    expect(found.map(({ id }) => id)).not.toContain(SHOE)
    expect(new Set(found.map(({ id }) => id)).size).toBe(6)
  })

  it('leave out what is sold out at once', async () => {
    const [first] = await read({ kind: 'similar', productId: SHOE })
    const variants = shop.db
      .selectFrom('variants')
      .select('upc')
      .where('product_id', '=', first?.id ?? '')
    await shop.db.updateTable('stock').set({ on_hand: 0 }).where('upc', 'in', variants).execute()
    expect((await read({ kind: 'similar', productId: SHOE })).map(({ id }) => id)).not.toContain(first?.id)
  })

  it('of an unknown product are PLP400; a wrong count, or no product, is said by its name', async () => {
    expect((await ask({ kind: 'similar', productId: 'TQ0000XX00' })).error?.errorId).toBe('PLP400')
    expect((await ask({ kind: 'similar' })).error).toMatchObject({ errorId: 'GEN500', field: 'productId' })
    expect((await ask({ kind: 'popular', count: '99' })).error).toMatchObject({ errorId: 'GEN500', field: 'count' })
  })
})
