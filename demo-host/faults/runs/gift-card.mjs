import { audit, settle } from '../audit.mjs'
import { row } from '../print.mjs'
import { atOnce, call, place, readyShopper, tally } from '../shopper.mjs'
import { openStockedShop, PRODUCT } from '../stocked-shop.mjs'

/** 500.00 in the sandbox: four pairs of shoes at 112.00. */
const CARD = { number: '6006491260550227452', pin: '1234' }

export const giftCard = {
  name: 'gift-card',
  promise: 'T10',
  title: 'one gift card pays for 100 orders at once, and every order is taken back',
  go: async ({ file, database, quick }) => {
    const { shop, upcs, initial } = await openStockedShop({ file, database }, { onHand: 1000 })
    const [upc] = upcs
    const count = quick ? 20 : 100
    const wanted = [{ productId: PRODUCT, upc, qty: 1 }]
    const ready = await atOnce(16, Array.from({ length: count }), async () => {
      const shopper = await readyShopper(shop.origin, wanted, null)
      const body = { payment_method_id: 'GIFT_CARD', giftCard: CARD }
      const path = `/cart/v1/cart/${shopper.basketId}/paymentInstruments`
      const applied = await call(shop.origin, 'POST', path, { body, token: shopper.token })
      if (applied.status !== 200) throw new Error(`The gift card was refused: ${applied.status} ${applied.code}`)
      return shopper
    })
    const answers = await Promise.all(ready.map(shopper => place(shopper, 'GIFT_CARD')))
    const bought = ready.flatMap((shopper, index) => {
      const orderNumber = answers[index].body?.orderNumber
      return answers[index].status === 200 ? [{ ...shopper, orderNumber }] : []
    })
    const spent = await shop.look(query => query(`select * from stored_values where initial = 50000`))
    const cancel = ({ token, orderNumber }) =>
      call(shop.origin, 'POST', '/consumers-v3/consumer/CancelOrder', { body: { orderNumber }, token })
    const cancelled = await Promise.all([...bought, ...bought].map(cancel))
    await shop.stop()
    await settle(shop)
    const after = await shop.look(query => query(`select * from stored_values where initial = 50000`))
    return [
      row('orders that it paid for', 4, bought.length),
      row(
        'other answers that are no clear refusal',
        0,
        answers.filter(({ status, code }) => status >= 500 || (status !== 200 && !code)).length,
      ),
      row('left on the card', 50_000 - 4 * 11_200, Number(spent[0]?.balance)),
      row('answers to taking each back, twice', { 200: 8 }, tally(cancelled)),
      row('on the card after that', 50_000, Number(after[0]?.balance)),
      ...(await shop.look(query => audit(query, initial))),
    ]
  },
}
