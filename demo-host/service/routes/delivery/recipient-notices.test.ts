import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { place } from '../../testing/checkout'
import { handsOf, PORTLAND, shopWithShoes, stockUp } from '../../testing/fetching'
import { sentMails } from '../../testing/mails'
import { maya } from '../../testing/people'
import type { TestService } from '../../testing/test-service'

let shop: TestService
let shoe: string
let other: string

beforeAll(async () => {
  ;({ shop, shoe, other } = await shopWithShoes())
})
afterAll(() => shop.close())
beforeEach(() => stockUp(shop.db, [shoe, other]))

const noor = {
  ...maya,
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.com',
  addressLine1: '',
}

async function begun() {
  const shopper = await shop.guest()
  const hands = handsOf(shopper)
  const { body } = await hands.begin({ upc: shoe, storeId: PORTLAND })
  await hands.address(body.basketId, noor, 'COLLECTION')
  return { shopper, hands, basketId: body.basketId, itemId: body.items[0]?.id ?? '' }
}

test('C9: the mails of an order that is picked up after all go to who picks it up, not to an address typed before', async () => {
  const { shopper, hands, basketId, itemId } = await begun()
  await hands.change(basketId, itemId, { storeId: null })
  await hands.address(basketId, maya)
  await hands.change(basketId, itemId, { storeId: PORTLAND })
  await hands.pay(basketId)
  const { orderNumber } = (await place(shopper, basketId)).body
  const track = (email = '') => shopper.call(checkout.trackOrder, { body: { orderNumber, email } })
  expect((await track(noor.email)).status).toBe(200)
  expect((await track(maya.email)).error?.errorId).toBe('OHS4004')
})

test('C9: the mails of an order that somebody else picks up in part go to its contact, with the parcel’s address', async () => {
  const { shopper, hands, basketId } = await begun()
  await hands.add(basketId, { upc: other })
  await hands.address(basketId, { ...maya, shippingId: 'home' })
  await hands.pay(basketId)
  expect((await place(shopper, basketId)).body.shippingAddress[0]?.firstName).toBe('Noor')
  const [mail] = await sentMails(shop, maya.email)
  expect(mail?.text).toContain('Ships to: Maya Okafor\n418 Alder Street\nPortland, OR 97205')
  expect(mail?.text).toContain('Northlane Portland')
})

test('C9: the mails of an order that is picked up whole go to who picks it up, and name no address of a parcel', async () => {
  const { shopper, hands, basketId } = await begun()
  await hands.pay(basketId)
  expect((await place(shopper, basketId)).status).toBe(200)
  const [mail] = await sentMails(shop, noor.email)
  expect(mail?.text).toContain('Northlane Portland')
  expect(mail?.text).not.toContain('Ships to')
})
