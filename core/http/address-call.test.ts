import { afterEach, expect, test, vi } from 'vitest'
import { botCheckGiven } from './bot-check'
import { requestFx } from './request'
import { aCart } from '../testing/a-cart'
import { anAddress } from '../testing/an-order'
import { shopFor } from '../testing/shop-for'
import { addressCallFx } from './address-call'
import { endpoints } from '../delivery/endpoints'

afterEach(() => vi.unstubAllGlobals())

const ship = 'POST /cart/v2/cart/:basketId/shippingAddress'
const bill = 'POST /cart/v1/cart/:basketId/billingAddress'
const shipFx = addressCallFx(requestFx(endpoints.addShippingAddress), 'with-bid')
const billFx = addressCallFx(requestFx(endpoints.addBillingAddress))
const params = { basketId: 'basket-1' }
const address = anAddress()

async function sent(cookie?: string, token = async (action: string) => `passed-${action}`) {
  if (cookie !== undefined) vi.stubGlobal('document', { cookie })
  const shop = await shopFor({ [ship]: () => aCart(), [bill]: () => aCart() })
  await shop.press(botCheckGiven, { tokenFor: token })
  await shop.press(shipFx, { params, body: { address: [address] } })
  await shop.press(billFx, { params, body: { address } })
  return { shipped: shop.callsTo(ship)[0]?.body, billed: shop.callsTo(bill)[0]?.body }
}

test('an address goes under the token of the bot check, and nothing else is added to it', async () => {
  const { shipped, billed } = await sent()
  expect(shipped).toEqual({ address: [address], recaptcha_response: 'passed-placeOrder' })
  expect(billed).toEqual({ address, recaptcha_response: 'passed-placeOrder' })
})

test('an address goes without a token where the check itself does not work', async () => {
  const { shipped, billed } = await sent('', async () => Promise.reject(new Error('blocked')))
  expect([shipped, billed]).toEqual([{ address: [address] }, { address }])
})

test('a shipping address goes with the page’s bid, a bill’s without', async () => {
  const { shipped, billed } = await sent('theme=dark; bid=B-7%2F2; forbid=no')
  expect(shipped).toMatchObject({ bid: 'B-7%2F2' })
  expect(billed).not.toHaveProperty('bid')
})

test.each([
  ['another cookie whose name ends so', 'forbid=1'],
  ['an empty one', 'bid=; theme=dark'],
  ['one that the service would refuse for its length', `bid=${'x'.repeat(101)}`],
])('no bid goes along with %s', async (_what, cookie) => {
  expect((await sent(cookie)).shipped).not.toHaveProperty('bid')
})

test('a page whose cookies may not be read sends its address without a bid', async () => {
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('The document is sandboxed', 'SecurityError')
    },
  })
  expect((await sent()).shipped).not.toHaveProperty('bid')
})
