import '../../wiring/checkout/checkout-and-cart'
import '../../wiring/checkout/selling-goes-into-order'
import { expect, test, vi } from 'vitest'
import { cartAnswered } from '../../cart'
import { placeOrderPressed } from '../../checkout'
import { signOutPressed } from '../../session/signing'
import { aCart } from '../../testing/a-cart'
import { anOrder } from '../../testing/an-order'
import { fakeStorage } from '../../testing/fake-storage'
import { type Call, noAnswer, refuse, type Shop, shopFor } from '../../testing/shop-for'
import {
  $choiceError,
  $choiceProblems,
  $isSelling,
  $ownStores,
  $selling,
  $staff,
  sellingCleared,
  sellingShown,
  sellingSubmitted,
  storeChosen,
  storesWanted,
} from './index'

const tab = fakeStorage('sessionStorage')
const stores = 'GET /utilities/stores'
const staff = 'GET /utilities/stores/:storeId/employees'
const aStoreOf = (storeId: string, name: string) => ({
  ...{ storeId, name, addressLine1: '1 Pearl Street', city: 'Portland', postalCode: '97205', countryCode: 'US' },
  ...{ latitude: 45.5, longitude: -122.6, openingHours: [] },
})
const ada = { storeId: 'S001', storeName: 'Pearl', storeEmployeeId: 'S001-E1', storeEmployeeName: 'Ada' }

async function associateShop(answers: Record<string, unknown> = {}, key?: string): Promise<Shop> {
  const shop = await shopFor(
    {
      [stores]: { stores: [aStoreOf('S001', 'Pearl'), aStoreOf('S002', 'Harbor')] },
      [staff]: { employees: [{ employeeId: 'S001-E1', name: 'Ada' }] },
      'POST /cart/v1/cart/prepareOrder': aCart(),
      'PUT /cart/v2/checkout/order': anOrder(),
      'POST /consumers-v3/consumer/auth/signout': {},
      ...answers,
    },
    key ? { config: { key } } : {},
  )
  await shop.press(sellingShown)
  await shop.press(storesWanted)
  return shop
}

async function sells(shop: Shop) {
  await shop.press(storeChosen, 'S001')
  await shop.press(sellingSubmitted, { storeId: 'S001', employeeId: 'S001-E1' })
}

test('A9: an associate is connected once store and employee are chosen, and still after a reload of the tab', async () => {
  const shop = await associateShop()
  await shop.press(sellingSubmitted, { storeId: 'S001', employeeId: '' })
  expect([shop.see($selling), shop.see($choiceProblems)]).toEqual([
    null,
    { store: false, employee: true, customer: null, attempt: 1 },
  ])
  await sells(shop)
  expect(shop.see($selling)).toEqual(ada)
  const again = await associateShop({}, shop.config.key)
  expect(again.see($selling)).toEqual(ada)
})

test('A9: of another store nobody is chosen until its employees are known', async () => {
  const shop = await associateShop()
  await shop.press(storeChosen, 'S001')
  expect(shop.see($staff)).toEqual([{ id: 'S001-E1', name: 'Ada' }])
  const waiting = await associateShop({ [staff]: refuse(404, 'STR404') })
  await waiting.press(storeChosen, 'S002')
  expect([waiting.see($staff), waiting.see($choiceError)]).toMatchObject([null, { code: 'STR404' }])
})

test('A9: names that come late are not shown for another store', async () => {
  const waiting: (() => void)[] = []
  const shop = await associateShop({
    [staff]: async ({ path }: Call) => {
      if (path.includes('S001')) await new Promise<void>(resolve => waiting.push(resolve))
      return {
        employees: [
          path.includes('S001') ? { employeeId: 'S001-E1', name: 'Ada' } : { employeeId: 'S002-E1', name: 'Bo' },
        ],
      }
    },
  })
  const first = shop.press(storeChosen, 'S001')
  const second = shop.press(storeChosen, 'S002')
  await vi.waitFor(() => expect(shop.see($staff)).not.toBeNull())
  for (const resolve of waiting) resolve()
  await Promise.all([first, second])
  expect(shop.see($staff)).toEqual([{ id: 'S002-E1', name: 'Bo' }])
})

test('A9: where the stores cannot be had it says so, and asks again', async () => {
  let isThere = false
  const shop = await associateShop({
    [stores]: () => (isThere ? { stores: [aStoreOf('S001', 'Pearl')] } : noAnswer()()),
  })
  expect([shop.see($ownStores), shop.see($choiceError)]).toMatchObject([null, { kind: 'network' }])
  isThere = true
  await shop.press(storesWanted)
  expect([shop.see($ownStores), shop.see($choiceError)]).toEqual([[{ id: 'S001', name: 'Pearl' }], null])
})

test('A9: the order names the store and who sold, and none once the session is cleared', async () => {
  const shop = await associateShop()
  await sells(shop)
  await shop.press(cartAnswered, aCart())
  await shop.press(placeOrderPressed)
  const sent = () => shop.callsTo('PUT /cart/v2/checkout/order').at(-1)?.body
  expect(sent()).toMatchObject({ inStoreSalesInfo: { storeId: 'S001', employeeId: 'S001-E1' } })
  await shop.press(sellingCleared)
  await shop.press(cartAnswered, aCart())
  await shop.press(placeOrderPressed)
  expect(sent()).not.toHaveProperty('inStoreSalesInfo')
})

test('A9: for a customer the order names whose history it goes into; one who is unknown is told of at the field', async () => {
  let isKnown = false
  const find = 'POST /consumers-v3/consumer/agent/customer'
  const shop = await associateShop({
    [find]: () => (isKnown ? { customerNo: 'consumer-7', firstName: 'Noor' } : refuse(404, 'CCN404')),
  })
  await shop.press(storeChosen, 'S001')
  const choice = { storeId: 'S001', employeeId: 'S001-E1' }
  await shop.press(sellingSubmitted, { ...choice, customerEmail: 'noor' })
  expect([shop.see($choiceProblems).customer, shop.callsTo(find).length]).toEqual(['email', 0])
  await shop.press(sellingSubmitted, { ...choice, customerEmail: ' noor@example.com ' })
  expect([shop.see($selling), shop.see($choiceProblems)]).toMatchObject([null, { customer: 'unknown', attempt: 2 }])
  expect(shop.callsTo(find)[0]?.body).toEqual({ email: 'noor@example.com' })
  isKnown = true
  await shop.press(sellingSubmitted, { ...choice, customerEmail: 'noor@example.com' })
  expect(shop.see($selling)).toEqual({ ...ada, customer: { customerNo: 'consumer-7', firstName: 'Noor' } })
  await shop.press(cartAnswered, aCart())
  await shop.press(placeOrderPressed)
  expect(shop.callsTo('PUT /cart/v2/checkout/order').at(-1)?.body).toMatchObject({
    inStoreSalesInfo: { ...choice, customerNo: 'consumer-7' },
  })
})

test('A9: whether anybody sells here is known once the tab was asked', async () => {
  const shop = await shopFor({})
  expect(shop.see($isSelling)).toBeNull()
  await shop.press(sellingShown)
  expect(shop.see($isSelling)).toBe(false)
})

test('A9: signing out ends the selling, and leaves nothing in the tab', async () => {
  const shop = await associateShop()
  await sells(shop)
  expect(JSON.stringify([...tab.entries()])).toContain('S001-E1')
  await shop.press(signOutPressed)
  expect(shop.see($selling)).toBe(null)
  expect(JSON.stringify([...tab.entries()])).not.toContain('S001-E1')
})
