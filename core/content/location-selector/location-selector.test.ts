import { expect, test } from 'vitest'
import { cameOnline } from '../../runtime/page-events'
import { noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { $locationsError, locationsWanted } from './index'

const read = 'GET /fapi/pages/location-selector'

test('J14: countries that could not be read without a connection are read when it is back, after a refusal they are not', async () => {
  let answer: () => unknown = noAnswer('offline')
  const shop = await shopFor({ [read]: () => answer() })
  await shop.press(locationsWanted)
  answer = () => refuse(500, 'GEN500')
  await shop.press(cameOnline)
  expect([shop.callsTo(read).length, shop.see($locationsError)?.code]).toEqual([2, 'GEN500'])
  await shop.press(cameOnline)
  expect(shop.callsTo(read)).toHaveLength(2)
})
