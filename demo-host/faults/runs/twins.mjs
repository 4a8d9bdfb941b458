import { audit, settle, shelves } from '../audit.mjs'
import { row } from '../print.mjs'
import { openShop } from '../shop.mjs'
import { call, place, readyShopper, tally, variantsOf } from '../shopper.mjs'

const PRODUCT = 'TQ4407AB12'

export const twins = {
  name: 'twins',
  promise: 'T4',
  title: 'one transaction id sent 100 times at once, and again after a crash',
  go: async ({ file, database }) => {
    const shop = await openShop({ file, database })
    await shop.start()
    const initial = await shop.look(shelves)
    const [upc] = await variantsOf(shop.origin, PRODUCT)
    const shopper = await readyShopper(shop.origin, [{ productId: PRODUCT, upc, qty: 1 }])
    const hundred = Array.from({ length: 100 })
    const { token, basketId, origin } = shopper
    const add = { body: { cartId: basketId, productId: PRODUCT, upc, qty: 1 }, token, transactionId: 'twins-of-an-add' }
    const added = await Promise.all(hundred.map(() => call(origin, 'POST', '/cart/v1/item', add)))
    const placed = await Promise.all(hundred.map(() => place(shopper)))
    await shop.kill()
    await shop.start()
    const later = await place(shopper)
    const other = await call(origin, 'PUT', '/cart/v2/checkout/order', {
      body: { cartId: 'another', paymentMethod: { code: 'CREDIT_CARD' } },
      token,
      transactionId: shopper.transactionId,
    })
    const addedLater = await call(origin, 'POST', '/cart/v1/item', { ...add, body: { ...add.body, qty: 5 } })
    await shop.stop()
    await settle(shop)
    const distinct = answers => new Set(answers.map(({ body }) => JSON.stringify(body))).size
    const orders = await shop.look(query => query('select order_number from orders'))
    return [
      row('answers to the add', { 200: 100 }, tally(added)),
      row('different answers to the add', 1, distinct(added)),
      row(
        'quantity in the order',
        [2],
        placed[0].body?.items?.map(({ qty }) => qty),
      ),
      row('answers to the order', { 200: 100 }, tally(placed)),
      row('different answers to the order', 1, distinct([...placed, later])),
      row('orders', 1, orders.length),
      row('the same id with another body', [409, 409], [other.status, addedLater.status]),
      ...(await shop.look(query => audit(query, initial))),
    ]
  },
}
