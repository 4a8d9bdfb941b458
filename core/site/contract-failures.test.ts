import { expect, test } from 'vitest'
import { endpoints } from '../catalogue/endpoints'
import { requestFx } from '../http/request'
import { aProduct } from '../testing/a-product'
import { raw, shopFor } from '../testing/shop-for'

// A shop under test starts with what every page has (`late.ts`), and imports nothing more here.
test('M3: the first answer of a call that breaks its contract is reported to the service, without its values', async () => {
  const readProductFx = requestFx(endpoints.readProduct)
  const shop = await shopFor({
    'GET /products/v2/products/:productId/details': { ...aProduct(), price: 'a secret' },
    'POST /fapi/api/validate-response/:contract': raw(204, ''),
  })
  await shop.press(readProductFx, { params: { productId: 'TQ4407AB12' } })
  await shop.press(readProductFx, { params: { productId: 'TQ4407AB12' } })
  const reports = shop.callsTo('POST /fapi/api/validate-response/:contract')
  expect(reports.map(({ path, body }) => [path, body])).toEqual([
    ['/fapi/api/validate-response/readProduct', { endpoint: 'readProduct', failures: ['price: type'] }],
  ])
})
