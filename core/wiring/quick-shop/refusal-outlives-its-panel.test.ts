import { expect, it } from 'vitest'
import { $boxes, buyBoxLeft, buyBoxOpened, itemRefused, mainPressed, optionChosen, QUICK_SHOP } from '../../catalogue'
import { dialogDismissed, dialogOpened } from '../../dialogs'
import type { ShopError } from '../../errors/shop-error'
import { $toasts } from '../../notices'
import { anInventory, aProduct } from '../../testing/a-product'
import { type Shop, shopFor } from '../../testing/shop-for'
import './quick-shop-is-a-dialog'
import './refusal-outlives-its-panel'

const productId = 'TQ4407AB12'
const panel = { name: 'quick-shop', owner: 'w1' }
const onPage = { id: 'w2', productId, context: 'add', itemId: null, closesAfterAdd: false } as const
const error: ShopError = { kind: 'http', code: 'INV700', message: '', status: 409, details: {} }

/** Something is on its way into the bag from here when the page changes. */
async function refused(box: string, change: (shop: Shop) => Promise<unknown>) {
  const shop = await shopFor({
    'GET /products/v2/products/:productId/details': aProduct(),
    'GET /products/v2/products/:productId/inventory': anInventory(),
  })
  if (box === QUICK_SHOP) await shop.press(dialogOpened, { ...panel, props: { product: productId } })
  else await shop.press(buyBoxOpened, onPage)
  await shop.press(optionChosen, { box, type: 'size', value: '9' })
  await shop.press(mainPressed, box)
  await change(shop)
  void shop.press(itemRefused, { productId, error })
  await expect.poll(() => shop.see($boxes)[box]?.progress).not.toBe('adding')
  return shop.see($toasts).map(({ code }) => code)
}

it.each([
  ['the panel was closed', QUICK_SHOP, (shop: Shop) => shop.press(dialogDismissed, panel)],
  [
    'the panel has turned to another product',
    QUICK_SHOP,
    (shop: Shop) => shop.press(dialogOpened, { ...panel, props: { product: 'TQ4407AB13' } }),
  ],
  ['its place has left the page', 'w2', (shop: Shop) => shop.press(buyBoxLeft, 'w2')],
])('G2: what was not added is said by a toast where %s', async (_where, box, change) => {
  expect(await refused(box, change)).toEqual(['INV700'])
})

it.each([QUICK_SHOP, 'w2'])('G2: and in its place alone where that is still there (%s)', async box => {
  expect(await refused(box, async () => {})).toEqual([])
})
