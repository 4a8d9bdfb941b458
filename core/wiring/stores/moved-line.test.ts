import { expect, test } from 'vitest'
import { $lines, cartAnswered, quantityChanged } from '../../cart'
import { placeChoiceWanted, deliveryChosen, placeChosen } from '../../stores'
import { aStore } from '../../testing/a-store'
import { fakeStorage } from '../../testing/fake-storage'
import { type Call, type Shop, shopFor } from '../../testing/shop-for'
import { cartCalls, cartOf } from '../../testing/shop-with-cart'
import './stores-and-cart'

const search = 'POST /stores/v1/search'
const { update, read } = cartCalls

fakeStorage('localStorage')

test.each([
  ['in a store', (shop: Shop) => shop.press(placeChosen, aStore('S001')), 'S001'],
  ['at home', (shop: Shop) => shop.press(deliveryChosen, ['item-1']), null],
])('a line that is wanted %s keeps a quantity that is still on its way', async (_where, choose, storeId) => {
  let answer = () => {}
  const first = new Promise<void>(resolve => {
    answer = resolve
  })
  const shop = await shopFor({
    [search]: { stores: [aStore('S001')], place: { latitude: 45, longitude: -122, label: 'Portland' } },
    [update]: ({ body }: Call) => first.then(() => cartOf((body as { qty: number }).qty)),
    [read]: cartOf(3),
  })
  await shop.press(cartAnswered, cartOf(1))
  const changes = [2, 3].map(qty => shop.press(quantityChanged, { itemId: 'item-1', qty }))
  const wanted = shop.press(placeChoiceWanted, { itemIds: ['item-1'], kind: 'store' })
  const chosen = choose(shop)
  answer()
  await Promise.all([...changes, wanted, chosen])
  expect(shop.callsTo(search)[0]?.body).toMatchObject({ items: [{ qty: 3 }] })
  expect(shop.callsTo(update).map(({ body }) => body)).toMatchObject([{ qty: 2 }, { qty: 3, storeId }])
  expect(shop.see($lines)[0]?.qty).toBe(3)
})
