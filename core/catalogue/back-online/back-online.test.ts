import { expect, test } from 'vitest'
import { cameOnline } from '../../runtime/page-events'
import { anInventory, aProduct } from '../../testing/a-product'
import { type Call, noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { buyBoxOpened } from '../buy-boxes'
import { $products } from '../products'
import './index'

const DETAILS = 'GET /products/v2/products/:productId/details'
const boxOf = (id: string, productId: string) =>
  ({ id, productId, context: 'add', itemId: null, closesAfterAdd: false }) as const
const idIn = ({ path }: Call) => path.split('/')[4] ?? ''

test('G5: products that no connection brought are read when it is back, and one that was refused is not', async () => {
  let isOnline = false
  const shop = await shopFor({
    [DETAILS]: (call: Call) =>
      idIn(call) === 'gone' ? refuse(404, 'PLP400') : isOnline ? aProduct({ id: idIn(call) }) : noAnswer('offline')(),
    'GET /products/v2/products/:productId/inventory': anInventory(),
  })
  for (const productId of ['shoe', 'tee', 'gone']) await shop.press(buyBoxOpened, boxOf(`w ${productId}`, productId))
  isOnline = true
  await shop.press(cameOnline)
  const products = shop.see($products)
  expect(['shoe', 'tee', 'gone'].map(id => [products[id]?.product?.id, products[id]?.error?.code])).toEqual([
    ['shoe', undefined],
    ['tee', undefined],
    [undefined, 'PLP400'],
  ])
  expect(shop.callsTo(DETAILS).filter(call => idIn(call) === 'gone')).toHaveLength(1)
})
