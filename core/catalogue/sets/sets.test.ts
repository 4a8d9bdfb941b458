import { describe, expect, it } from 'vitest'
import { aCart } from '../../testing/a-cart'
import { aCard, anInventory, aProduct, aVariant } from '../../testing/a-product'
import { type Call, noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { cameOnline } from '../../runtime/page-events'
import '../../wiring/quick-shop/quick-shop-adds-to-cart'
import { $boxes, buyBoxOpened, optionChosen } from '../buy-boxes'
import { $offers } from '../buy-boxes'
import { $owed, $setEntries, partsToAdd, setAddPressed, setsShown } from './index'

const SETS = 'GET /products/v1/products/:productId/productSets'
const SET = 'GET /products/v2/products/:productSetId/productSet'
const DETAILS = 'GET /products/v2/products/:productId/details'
const INVENTORY = 'GET /products/v2/products/:productId/inventory'
const CREATE = 'POST /cart/v1/cartWithItem'
const ADD = 'POST /cart/v1/item'

const idIn = (path: string) => path.split('/')[4] ?? ''
const part = (id: string) =>
  aProduct({ id, name: id, variants: ['9', '10'].map(size => aVariant('cobalt', size, { upc: `${id}-${size}` })) })

async function setOfTwo(answers: Record<string, unknown> = {}, quantities: Record<string, number> = {}) {
  const shop = await shopFor({
    [DETAILS]: ({ path }: Call) => part(idIn(path)),
    [INVENTORY]: ({ path }: Call) => anInventory(part(idIn(path)), quantities[idIn(path)] ?? 5),
    [CREATE]: aCart(),
    [ADD]: aCart(),
    ...answers,
  })
  for (const id of ['shoe', 'tee'])
    await shop.press(buyBoxOpened, {
      id: `s:${id}`,
      productId: id,
      context: 'add',
      itemId: null,
      closesAfterAdd: false,
    })
  const sent = () => [...shop.callsTo(CREATE), ...shop.callsTo(ADD)].map(({ body }) => (body as { upc: string }).upc)
  return { ...shop, sent }
}

describe('G5: product sets', () => {
  it('are read whole, once for each product', async () => {
    const set = { id: 'SET1', name: 'The first mile', products: [aCard('shoe'), aCard('tee')] }
    const shop = await shopFor({ [SETS]: { productSets: [{ id: 'SET1', name: set.name }] }, [SET]: set })
    await shop.press(setsShown, 'shoe')
    await shop.press(setsShown, 'shoe')
    expect(shop.see($setEntries)['shoe']).toEqual([set])
    expect(shop.calls).toHaveLength(2)
  })

  it('a page does without those that could not be read, and asks again', async () => {
    const shop = await shopFor({ [SETS]: refuse(500, 'GEN500') })
    await shop.press(setsShown, 'shoe')
    expect(shop.see($setEntries)).toEqual({})
    await shop.press(setsShown, 'shoe')
    expect(shop.callsTo(SETS).length).toBeGreaterThan(1)
  })

  it('are read when the connection is back, where there was none', async () => {
    let isOnline = false
    const set = { id: 'SET1', name: 'The first mile', products: [aCard('shoe'), aCard('tee')] }
    const shop = await shopFor({
      [SETS]: () => (isOnline ? { productSets: [{ id: 'SET1', name: set.name }] } : noAnswer('offline')()),
      [SET]: set,
    })
    await shop.press(setsShown, 'shoe')
    await shop.press(setsShown, 'tee')
    isOnline = true
    await shop.press(cameOnline)
    expect(shop.see($setEntries)).toEqual({ shoe: [set], tee: [set] })
  })

  it('are shown without one that could not be read', async () => {
    const set = { id: 'SET2', name: 'The first trail', products: [aCard('shoe'), aCard('tee')] }
    const shop = await shopFor({
      [SETS]: { productSets: [set, { ...set, id: 'SET1' }].map(({ id, name }) => ({ id, name })) },
      [SET]: ({ path }: Call) => (path.includes('SET1') ? refuse(404, 'PLP400') : set),
    })
    await shop.press(setsShown, 'shoe')
    expect(shop.see($setEntries)['shoe']).toEqual([set])
  })

  it('ask for the first part that is not chosen yet, and add nothing', async () => {
    const { press, see, sent } = await setOfTwo()
    await press(optionChosen, { box: 's:shoe', type: 'size', value: '9' })
    await press(setAddPressed, ['s:shoe', 's:tee'])
    expect(see($boxes)['s:tee']?.missed).toEqual({ type: 'size' })
    expect(sent()).toEqual([])
  })

  it('add each part in its own choice with one press', async () => {
    const { press, sent } = await setOfTwo()
    await press(optionChosen, { box: 's:shoe', type: 'size', value: '9' })
    await press(optionChosen, { box: 's:tee', type: 'size', value: '10' })
    await press(setAddPressed, ['s:shoe', 's:tee'])
    expect(sent()).toEqual(['shoe-9', 'tee-10'])
  })

  it('add with the next press what the first did not bring into the bag, and nothing twice', async () => {
    let isRefused = true
    const { press, see, sent } = await setOfTwo({ [ADD]: () => (isRefused ? refuse(403, 'GWP403') : aCart()) })
    const boxes = ['s:shoe', 's:tee']
    const next = () => partsToAdd(see($offers), see($owed), boxes)
    for (const box of boxes) await press(optionChosen, { box, type: 'size', value: '9' })
    expect(next()).toEqual(boxes)
    await press(setAddPressed, boxes)
    expect(next()).toEqual(['s:tee'])
    isRefused = false
    await press(setAddPressed, boxes)
    expect(sent()).toEqual(['shoe-9', 'tee-9', 'tee-9'])
    expect(next()).toEqual(boxes)
  })

  it('leave out what is sold out', async () => {
    const { press, sent } = await setOfTwo({}, { tee: 0 })
    await press(optionChosen, { box: 's:shoe', type: 'size', value: '9' })
    await press(setAddPressed, ['s:shoe', 's:tee'])
    expect(sent()).toEqual(['shoe-9'])
  })

  it('say of each part whether it was refused', async () => {
    const { press, see } = await setOfTwo({ [ADD]: refuse(403, 'GWP403') })
    for (const id of ['shoe', 'tee']) await press(optionChosen, { box: `s:${id}`, type: 'size', value: '9' })
    await press(setAddPressed, ['s:shoe', 's:tee'])
    expect([see($boxes)['s:shoe']?.refusal, see($boxes)['s:tee']?.refusal?.code]).toEqual([null, 'GWP403'])
  })
})
