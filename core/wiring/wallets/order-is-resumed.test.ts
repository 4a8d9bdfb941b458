import { expect, it } from 'vitest'
import { saveInTab, loadFromTab } from '../../runtime/tab-storage'
import { $walletSession } from '../../wallets'
import { anOrder } from '../../testing/an-order'
import { shopFor } from '../../testing/shop-for'

const place = 'PUT /cart/v2/checkout/order'

it('T6: an order by wallet that was on its way is asked for as soon as its page is there again, whatever that shows', async () => {
  const key = 'pk_test_resumed'
  const body = { cartId: 'c', paymentMethod: { code: 'DW_APPLE_PAY' } }
  saveInTab(key, 'wallet-order', 1, { transactionId: 'kept-id-1', context: 'product', owner: '', body })
  const { callsTo, see } = await shopFor({ [place]: anOrder() }, { config: { key } })
  await expect.poll(() => see($walletSession)?.state).toBe('order-placed')
  expect(callsTo(place)).toHaveLength(1)
  expect(loadFromTab(key, 'wallet-order', 1)).toBeNull()
})

it('where no order was on its way, no wallets are loaded', async () => {
  const { calls } = await shopFor()
  expect(calls).toEqual([])
})
