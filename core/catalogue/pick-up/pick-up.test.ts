import { beforeEach, describe, expect, it } from 'vitest'
import { $box } from '../../testing/at-hand'
import { fakeStorage } from '../../testing/fake-storage'
import { aCart } from '../../testing/a-cart'
import { anInventory, aProduct } from '../../testing/a-product'
import { aStore } from '../../testing/a-store'
import { skipWaits } from '../../testing/shop-clock'
import { type Call, noAnswer, shopFor } from '../../testing/shop-for'
import { $favourite, favouriteChosen } from '../../stores'
import { $pickUps } from '../../wiring/quick-shop/pick-up-goes-into-cart'
import '../../wiring/quick-shop/quick-shop-adds-to-cart'
import { buyBoxOpened, mainPressed, optionChosen, QUICK_SHOP } from '../index'
import { setAddPressed } from '../sets'
import { $missedStores, pickUpRetried, pickUpShown, pickUpStoreChosen } from './index'

const add = 'POST /cart/v1/cartWithItem'
const search = 'POST /stores/v1/search'

const TEE = 'TE4407MN01'
const product = aProduct({ isRobisOnly: true })
const stock = anInventory(product)
const inventory = {
  inventory: stock.inventory.map(one => ({ ...one, stores: [{ storeId: 'S001', quantity: 1 }] })),
}

const found = {
  stores: [aStore('S001'), aStore('S002', { delivery: null }), aStore('S003', { delivery: 'sts' })],
  place: null,
}

async function openStoreOnly(stores: object = found) {
  const shop = await shopFor({
    'GET /products/v2/products/:productId/details': ({ path }: Call) =>
      path.includes(TEE) ? aProduct({ id: TEE }) : { ...product, id: path.split('/')[4] },
    'GET /products/v2/products/:productId/inventory': inventory,
    [search]: stores,
    [add]: aCart(),
    'POST /cart/v1/item': aCart(),
  })
  await shop.press(buyBoxOpened, {
    id: QUICK_SHOP,
    productId: product.id,
    context: 'add',
    itemId: null,
    closesAfterAdd: false,
  })
  return shop
}

fakeStorage('localStorage')
// The quick shop says for a while that a thing was added.
beforeEach(skipWaits)

describe('what only a store hands out', () => {
  it('is looked for in the stores once it is chosen whole, and those that have none are not offered', async () => {
    const shop = await openStoreOnly()
    expect(shop.callsTo(search)).toHaveLength(0)
    await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
    expect(shop.callsTo(search)[0]?.body).toMatchObject({ items: [{ upc: 'upc-cobalt-9', qty: 1 }] })
    expect(shop.see($pickUps)[QUICK_SHOP]?.stores?.map(({ storeId }) => storeId)).toEqual(['S001', 'S003'])
  })

  it('asks for a store when there is none, and sends nothing', async () => {
    const shop = await openStoreOnly()
    await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
    await shop.press(mainPressed, QUICK_SHOP)
    expect(shop.see($missedStores)[QUICK_SHOP]).toBeDefined()
    expect(shop.callsTo(add)).toHaveLength(0)
    await shop.press(pickUpStoreChosen, { box: QUICK_SHOP, storeId: 'S003' })
    expect(shop.see($missedStores)[QUICK_SHOP]).toBeUndefined()
  })

  it('goes into the bag with its store, which is the shopper’s own from then on', async () => {
    const shop = await openStoreOnly()
    await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
    await shop.press(pickUpStoreChosen, { box: QUICK_SHOP, storeId: 'S003' })
    await shop.press(mainPressed, QUICK_SHOP)
    expect(shop.callsTo(add)[0]?.body).toMatchObject({ upc: 'upc-cobalt-9', storeId: 'S003' })
    expect([shop.see($box)?.progress, shop.see($box)?.refusal]).toEqual(['idle', null])
    expect(shop.see($favourite)).toEqual({ id: 'S003', name: 'Northlane S003' })
    await shop.press(buyBoxOpened, {
      id: QUICK_SHOP,
      productId: product.id,
      context: 'add',
      itemId: null,
      closesAfterAdd: false,
    })
    expect(shop.see($pickUps)[QUICK_SHOP]?.store?.storeId).toBe('S003')
  })

  it('keeps its store while a part of a set opens beside it', async () => {
    const shop = await openStoreOnly()
    await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
    await shop.press(pickUpStoreChosen, { box: QUICK_SHOP, storeId: 'S003' })
    const beside = { context: 'add', itemId: null, closesAfterAdd: false, isBeside: true } as const
    await shop.press(buyBoxOpened, { ...beside, id: 'w7 SET1', productId: 'TQ4407AB13' })
    expect([shop.see($box)?.id, shop.see($pickUps)[QUICK_SHOP]?.store?.storeId]).toEqual([QUICK_SHOP, 'S003'])
    await shop.press(mainPressed, QUICK_SHOP)
    expect(shop.callsTo(add)[0]?.body).toMatchObject({ storeId: 'S003' })
  })

  it('has its own list beside another one, each with its own store', async () => {
    const only = (storeId: string) => ({ ...found, stores: [aStore(storeId), aStore('S009')] })
    const shop = await openStoreOnly(({ body }: Call) =>
      JSON.stringify(body).includes('upc-cobalt-10') ? only('S003') : only('S001'),
    )
    const other = { id: 'w7', productId: 'TQ4407AB13', context: 'add', itemId: null, closesAfterAdd: false } as const
    await shop.press(buyBoxOpened, other)
    await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
    await shop.press(optionChosen, { box: 'w7', type: 'size', value: '10' })
    const listed = () => [QUICK_SHOP, 'w7'].map(box => shop.see($pickUps)[box]?.stores?.map(({ storeId }) => storeId))
    expect(listed()).toEqual([
      ['S001', 'S009'],
      ['S003', 'S009'],
    ])
    await shop.press(pickUpStoreChosen, { box: QUICK_SHOP, storeId: 'S001' })
    await shop.press(pickUpStoreChosen, { box: 'w7', storeId: 'S003' })
    await shop.press(mainPressed, QUICK_SHOP)
    await shop.press(mainPressed, 'w7')
    expect(shop.calls.filter(({ path }) => /cartWithItem|item$/.test(path)).map(({ body }) => body)).toMatchObject([
      { upc: 'upc-cobalt-9', storeId: 'S001' },
      { upc: 'upc-cobalt-10', storeId: 'S003' },
    ])
  })

  it('is looked for once, however often its list is shown', async () => {
    const shop = await openStoreOnly()
    await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
    await shop.press(pickUpShown, QUICK_SHOP)
    expect(shop.callsTo(search)).toHaveLength(1)
  })

  it('is never sent to a store that is known for another product', async () => {
    const shop = await openStoreOnly()
    const other = { id: 'w7', productId: 'TQ4407AB13', context: 'add', itemId: null, closesAfterAdd: false } as const
    await shop.press(buyBoxOpened, other)
    await shop.press(optionChosen, { box: 'w7', type: 'size', value: '10' })
    await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
    await shop.press(pickUpStoreChosen, { box: QUICK_SHOP, storeId: 'S003' })
    await shop.press(mainPressed, 'w7')
    expect(shop.callsTo(add)).toHaveLength(0)
    expect([shop.see($missedStores)['w7'] !== undefined, shop.see($missedStores)[QUICK_SHOP]]).toEqual([
      true,
      undefined,
    ])
  })

  it('leaves the shopper’s own store alone when something else is bought', async () => {
    const shop = await openStoreOnly()
    await shop.press(favouriteChosen, { id: 'S009', name: 'Northlane S009' })
    await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
    await shop.press(pickUpStoreChosen, { box: QUICK_SHOP, storeId: 'S003' })
    const part = { context: 'add', itemId: null, closesAfterAdd: false, isBeside: true } as const
    await shop.press(buyBoxOpened, { ...part, id: 'w7 SET1', productId: TEE })
    await shop.press(optionChosen, { box: 'w7 SET1', type: 'size', value: '9' })
    await shop.press(setAddPressed, ['w7 SET1'])
    expect(shop.callsTo(add).map(({ body }) => (body as { productId: string }).productId)).toEqual([TEE])
    expect(shop.see($box)?.id).toBe(QUICK_SHOP)
    expect(shop.see($favourite)?.id).toBe('S009')
  })

  it('needs no choice where one store alone has it', async () => {
    const shop = await openStoreOnly({ ...found, stores: found.stores.slice(0, 2) })
    await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
    expect(shop.see($pickUps)[QUICK_SHOP]?.store?.storeId).toBe('S001')
  })

  it('can be looked for again where the stores could not be asked', async () => {
    const answers = [noAnswer, found]
    const shop = await openStoreOnly(() => answers.shift() ?? found)
    await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
    expect(shop.see($pickUps)[QUICK_SHOP]?.stores).toBeNull()
    await shop.press(pickUpRetried, QUICK_SHOP)
    expect(shop.see($pickUps)[QUICK_SHOP]?.stores).toHaveLength(2)
  })
})
