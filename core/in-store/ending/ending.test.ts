import '../../wiring/checkout/checkout-and-cart'
import '../../wiring/checkout/delivery-and-cart'
import '../../wiring/checkout/order-ends-the-cart'
import '../../wiring/checkout/selling-goes-into-order'
import { beforeEach, describe, expect, test } from 'vitest'
import { $basketId, $cart, $items, cartAnswered } from '../../cart'
import { orderPlaced, placeOrderPressed } from '../../checkout'
import { shippingForm } from '../../delivery'
import { tokenReceived } from '../../http/token'
import { tabMessageReceived } from '../../runtime/tab-messages'
import { saveInTab } from '../../runtime/tab-storage'
import { save } from '../../runtime/storage'
import { $session } from '../../session'
import { aToken } from '../../testing/a-token'
import { anOrder, aReadyCart } from '../../testing/an-order'
import { fakeStorage } from '../../testing/fake-storage'
import { noAnswer, type Shop, shopFor } from '../../testing/shop-for'
import {
  $isEndingRequested,
  $endingError,
  $itemsInBag,
  endingRequested,
  endingConfirmed,
  endingDeclined,
} from './index'
import { $selling, sellingShown } from '../selling'

const tab = fakeStorage('sessionStorage')
const browser = fakeStorage('localStorage')

const end = 'DELETE /consumers-v3/consumer/agent/sale'
const place = 'PUT /cart/v2/checkout/order'
const ada = { storeId: 'S001', storeName: 'Pearl', storeEmployeeId: 'S001-E1', storeEmployeeName: 'Ada' }
const noor = { customerNo: 'consumer-7', firstName: 'Noor' }
const done = { status: 204, body: '' }

let shops = 0

/** An associate who sells to Noor, whose bag and address the shop knows. */
async function selling(answers: Record<string, unknown> = {}, key = `pk_sale_${++shops}`): Promise<Shop> {
  saveInTab(key, 'in-store', 1, { ...ada, customer: noor })
  const shop = await shopFor(
    {
      [end]: done,
      'GET /cart/v1/cart/:basketId': aReadyCart(),
      'POST /cart/v1/cart/prepareOrder': aReadyCart(),
      [place]: anOrder(),
      ...answers,
    },
    { config: { key } },
  )
  await shop.press(tokenReceived, { answer: { ...aToken(), isAssociate: true }, now: Date.now() })
  await shop.press(cartAnswered, aReadyCart())
  await shop.press(sellingShown)
  await shop.press(shippingForm.fieldChanged, { name: 'lastName', value: 'Haddad' })
  save(key, 'searches', 1, { searches: ['noor’s shoes'] })
  return shop
}

const stored = () => [...tab.values(), ...browser.values()].join()

const expectNothingLeft = (shop: Shop) => {
  expect([shop.see($selling), shop.see($cart), shop.see($basketId), shop.see($items)]).toEqual([null, null, null, []])
  expect(shop.see(shippingForm.$values)['lastName'] ?? '').toBe('')
  expect(stored()).not.toMatch(/Noor|noor|Haddad|418 Alder|Portland|maya|basket-1|S001/)
  expect(shop.see($session)?.isAssociate).toBe(true)
}

beforeEach(() => {
  tab.clear()
  browser.clear()
})

describe('A9: the end of a sale', () => {
  test('is asked about where the bag holds something; then nothing of the customer is left, and the associate stays', async () => {
    const shop = await selling()
    expect(stored()).toMatch(/Haddad/)
    await shop.press(endingRequested)
    expect([shop.see($isEndingRequested), shop.callsTo(end).length]).toEqual([true, 0])
    await shop.press(endingDeclined)
    expect([shop.see($isEndingRequested), shop.see($selling)?.customer]).toEqual([false, noor])
    await shop.press(endingRequested)
    await shop.press(endingConfirmed)
    expect([shop.see($isEndingRequested), shop.callsTo(end).length]).toEqual([false, 1])
    expectNothingLeft(shop)
  })

  test('needs no question where the bag is empty', async () => {
    const shop = await selling()
    await shop.press(cartAnswered, aReadyCart({ items: [], totalItemCount: 0 }))
    expect(shop.see($itemsInBag)).toBe(0)
    await shop.press(endingRequested)
    expect(shop.callsTo(end)).toHaveLength(1)
    expectNothingLeft(shop)
  })

  test('is asked about where it is not known yet what the bag holds', async () => {
    const key = 'pk_sale_unread'
    saveInTab(key, 'in-store', 1, ada)
    const shop = await shopFor({ [end]: done, 'GET /cart/v1/cart/:basketId': noAnswer() }, { config: { key } })
    const answer = { ...aToken(), isAssociate: true, basketId: 'basket-1' }
    await shop.press(tokenReceived, { answer, now: Date.now() })
    await shop.press(sellingShown)
    await shop.press(endingRequested)
    expect([shop.see($isEndingRequested), shop.callsTo(end)]).toEqual([true, []])
  })

  test('that the service did not hear of is none: it says so, and can be tried again', async () => {
    let isThere = false
    const shop = await selling({ [end]: () => (isThere ? done : noAnswer()()) })
    await shop.press(endingRequested)
    await shop.press(endingConfirmed)
    expect([shop.see($isEndingRequested), shop.see($endingError)?.code]).toEqual([true, 'unreachable'])
    expect(shop.see($selling)?.customer).toEqual(noor)
    isThere = true
    await shop.press(endingConfirmed)
    expectNothingLeft(shop)
  })

  test('in another tab is the end of the sale here, too', async () => {
    const shop = await selling()
    await shop.press(tabMessageReceived, { about: 'sale' })
    expect(shop.callsTo(end)).toEqual([])
    expectNothingLeft(shop)
  })
})

describe('A9: once the order of a customer is placed', () => {
  const next = async (shop: Shop) => {
    await shop.press(cartAnswered, aReadyCart({ basketId: 'basket-2' }))
    await shop.press(placeOrderPressed)
    return shop.callsTo(place).at(-1)?.body
  }

  test.each([
    ['here', (shop: Shop) => shop.press(placeOrderPressed)],
    ['in another tab', (shop: Shop) => shop.press(tabMessageReceived, { about: 'order', basketId: 'basket-1' })],
  ])('%s, the next one does not go into their history, and names who sells', async (_where, order) => {
    const shop = await selling()
    await order(shop)
    expect(shop.see($selling)).toEqual(ada)
    expect(stored()).not.toContain('Noor')
    expect(await next(shop)).toMatchObject({ inStoreSalesInfo: { storeId: 'S001', employeeId: 'S001-E1' } })
    expect(await next(shop)).not.toHaveProperty('inStoreSalesInfo.customerNo')
  })

  test('before it was read who sells, the customer is not read either', async () => {
    const key = 'pk_sale_late'
    saveInTab(key, 'in-store', 1, { ...ada, customer: noor })
    const shop = await shopFor({}, { config: { key } })
    await shop.press(orderPlaced, anOrder())
    await shop.press(sellingShown)
    expect(shop.see($selling)).toEqual(ada)
  })
})
