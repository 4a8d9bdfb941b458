import { expect, test } from 'vitest'
import { endpoints } from '../../../../core/lists/endpoints'
import { aGuestEachTime, openShop, shop, shopper } from '../../testing/open-shop'

const MADE = 'TQ4407AB16'

openShop()
aGuestEachTime()

test('H1: favourites cost as much as the cheapest variant, was it dearer before or not, and say that others cost more', async () => {
  const priceOf = async (group: string, original: number, current: number) =>
    shop.db
      .updateTable('prices')
      .set({ original, current })
      .where('product_id', '=', MADE)
      .where('price_group', '=', group)
      .where('currency', '=', 'USD')
      .execute()
  const rows = await shop.db
    .selectFrom('prices')
    .selectAll()
    .where('product_id', '=', MADE)
    .where('currency', '=', 'USD')
    .execute()
  const [first] = rows
  if (!first) throw new Error('The shoe has no price')
  const { upc: last } = await shop.db
    .selectFrom('variants')
    .select('upc')
    .where('product_id', '=', MADE)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('prices')
    .values({ ...first, price_group: 'other', history: '[]' })
    .execute()
  const group = (name: string) =>
    shop.db.updateTable('variants').set({ price_group: name }).where('upc', '=', last).execute()
  await group('other')
  await priceOf('other', 100_00, 100_00)
  await priceOf(first.price_group, 150_00, 90_00)
  await shop.db
    .updateTable('prices')
    .set({ historic_best: 95_00 })
    .where('product_id', '=', MADE)
    .where('price_group', '=', first.price_group)
    .execute()
  const { body } = await shopper.call(endpoints.addFavorite, { body: { id: MADE } })
  await priceOf(first.price_group, first.original, first.current)
  const same = await group(first.price_group).then(() => shopper.call(endpoints.readFavorites))
  await shop.db.deleteFrom('prices').where('price_group', '=', 'other').execute()
  expect(body.items[0]?.price).toEqual({
    currency: 'USD',
    original: 150,
    current: 90,
    isLowest: true,
    historicBestPrice: 95,
  })
  expect(same.body.items[0]?.price).not.toHaveProperty('isLowest')
})
