import { expect, test } from 'vitest'
import { tokenForgotten } from '../../http/token'
import { refuse, shopFor } from '../../testing/shop-for'
import { $stopError, $notifyRequests, $notifyRequestsError, notifyRequestsWanted, notifyRequestRemoved } from './index'

const path = '/consumers-v3/consumer/notification'
const shoe = {
  productId: 'TQ4407AB12',
  upc: 'upc-1',
  name: 'Kestrel 2',
  image: '/pictures/kestrel-2.svg',
  url: '/en-us/p/kestrel-2-TQ4407AB12',
  attributes: [],
  requestedAt: '2026-11-20T10:00:00.000Z',
}

test('F9: what a shopper waits for is listed, and taken off the list', async () => {
  const shop = await shopFor({
    [`GET ${path}`]: { notifications: [shoe] },
    [`PUT ${path}`]: { notifications: [] },
  })
  await shop.press(notifyRequestsWanted)
  expect(shop.see($notifyRequests)).toEqual([shoe])
  await shop.press(notifyRequestRemoved, shoe)
  expect(shop.callsTo(`PUT ${path}`)[0]?.body).toEqual({ productId: 'TQ4407AB12', upc: 'upc-1', notify: false })
  expect(shop.see($notifyRequests)).toEqual([])
})

test('F9: what cannot be listed, or taken off the list, says why', async () => {
  let list: unknown = refuse(500, 'GEN500')
  const shop = await shopFor({ [`GET ${path}`]: () => list, [`PUT ${path}`]: refuse(404, 'ORD404') })
  await shop.press(notifyRequestsWanted)
  expect(shop.see($notifyRequestsError)?.code).toBe('GEN500')
  list = { notifications: [shoe] }
  await shop.press(notifyRequestsWanted)
  await shop.press(notifyRequestRemoved, shoe)
  expect([shop.see($stopError)?.code, shop.see($notifyRequests)?.length]).toEqual(['ORD404', 1])
})

test('F9: pressed twice, one is taken off once; the list goes with whoever signs out', async () => {
  const shop = await shopFor({
    [`GET ${path}`]: { notifications: [shoe] },
    [`PUT ${path}`]: { notifications: [shoe] },
  })
  await shop.press(notifyRequestsWanted)
  await Promise.all([shop.press(notifyRequestRemoved, shoe), shop.press(notifyRequestRemoved, shoe)])
  expect(shop.callsTo(`PUT ${path}`)).toHaveLength(1)
  await shop.press(tokenForgotten)
  expect(shop.see($notifyRequests)).toBeNull()
})
