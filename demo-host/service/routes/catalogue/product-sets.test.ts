import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setEndpoints } from '../../../../core/catalogue/sets/endpoints'
import { SHOE } from '../../testing/open-shop'
import { type TestService, testService } from '../../testing/test-service'

describe('G5: product sets', () => {
  let shop: TestService
  const setsOf = (productId: string, locale = 'en-US') =>
    shop.nobody(setEndpoints.readProductSets, { params: { productId }, headers: { 'x-locale': locale } })
  const set = (productSetId: string, locale = 'en-US') =>
    shop.nobody(setEndpoints.readProductSet, { params: { productSetId }, headers: { 'x-locale': locale } })

  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  it('names the sets that a product is part of, in the shopper’s language', async () => {
    const [english, german] = [await setsOf(SHOE), await setsOf(SHOE, 'de-DE')]
    expect(english.body.productSets).toEqual([{ id: 'SET4407MN01', name: 'The first mile' }])
    expect(german.body.productSets).toEqual([{ id: 'SET4407MN01', name: 'Der erste Kilometer' }])
  })

  it('returns the products of a set, in the order in which they are shown', async () => {
    const { body } = await set('SET4407MN01')
    expect(body.products[0]).toMatchObject({ id: SHOE, name: 'Meridian 2', available: true, currency: 'USD' })
    expect(body.products.map(({ id }) => id.slice(0, 2))).toEqual(['TQ', 'TE', 'SH', 'SK'])
  })

  it('leaves out a set of which it sells too little here to answer it', async () => {
    const document = { name: { en: 'Alone' } }
    await shop.db
      .insertInto('product_sets')
      .values({ set_id: 'SETALONE01', position: 9, document: JSON.stringify(document) })
      .execute()
    const part = { set_id: 'SETALONE01', product_id: SHOE, position: 0 }
    await shop.db.insertInto('product_set_parts').values(part).execute()
    expect((await set('SETALONE01')).status).toBe(404)
    expect((await setsOf(SHOE)).body.productSets.map(({ id }) => id)).toEqual(['SET4407MN01'])
  })

  it('a product without sets has none, and one that is not there is not there', async () => {
    expect((await setsOf('TQ4407AB15')).body.productSets).toEqual([])
    expect((await setsOf('TQ9999XX99')).status).toBe(404)
    expect((await set('SET0000')).status).toBe(404)
  })
})
