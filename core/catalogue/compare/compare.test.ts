import { describe, expect, it } from 'vitest'
import { tokenForgotten } from '../../http/token'
import { fakeStorage } from '../../testing/fake-storage'
import { aProduct } from '../../testing/a-product'
import { shopFor } from '../../testing/shop-for'
import {
  $compared,
  $compareRefusal,
  $trayPlace,
  compareCleared,
  compareLeft,
  comparePressed,
  compareShown,
  compareUsed,
  comparisonOf,
  comparisonShown,
  kindOf,
} from './index'

const shoe = (productId: string, kind = 'footwear') => ({ productId, name: `Shoe ${productId}`, image: '', kind })

const anOption = (value: string) => ({ id: value, value, label: value, available: true })

fakeStorage('sessionStorage')

describe('G5: comparing products', () => {
  it('takes up to four, and says that a fifth is too many', async () => {
    const { press, see } = await shopFor()
    for (const id of ['1', '2', '3', '4', '5']) await press(comparePressed, shoe(id))
    expect(see($compared).map(({ productId }) => productId)).toEqual(['1', '2', '3', '4'])
    expect(see($compareRefusal)).toEqual({ productId: '5', why: 'full' })
    await press(comparePressed, shoe('2'))
    expect([see($compared).length, see($compareRefusal)]).toEqual([3, null])
  })

  it('compares shoes with shoes alone', async () => {
    const { press, see } = await shopFor()
    await press(comparePressed, shoe('1'))
    await press(comparePressed, shoe('2', 'apparel'))
    expect([see($compared).length, see($compareRefusal)?.why]).toEqual([1, 'other-kind'])
    await press(compareCleared)
    expect([see($compared), see($compareRefusal)]).toEqual([[], null])
  })

  it('A7: is over for whoever has left', async () => {
    const { press, see } = await shopFor()
    await press(comparePressed, shoe('1'))
    await press(tokenForgotten)
    expect(see($compared)).toEqual([])
  })

  it('knows on the next page of the tab what was chosen', async () => {
    const config = { key: 'pk_compare' }
    const first = await shopFor({}, { config })
    await first.press(comparePressed, shoe('1'))
    const next = await shopFor({}, { config })
    await next.press(compareShown, 'w1')
    expect(next.see($compared)).toEqual([shoe('1')])
  })
})

it('G5: one place of a page shows what is chosen, where the shopper chose last, and the next one when that has gone', async () => {
  const { press, see } = await shopFor()
  for (const place of ['w1', 'w2']) await press(compareShown, place)
  expect(see($trayPlace)).toBe('w1')
  await press(compareUsed, 'w2')
  expect(see($trayPlace)).toBe('w2')
  await press(compareLeft, 'w2')
  expect(see($trayPlace)).toBe('w1')
})

it('G5: reads at most four products to compare', async () => {
  const shop = await shopFor({
    'GET /products/v2/products/:productId/details': aProduct(),
    'GET /products/v2/products/:productId/inventory': { inventory: [] },
  })
  await shop.press(comparisonShown, ['1', '2', '3', '4', '5'])
  expect(shop.callsTo('GET /products/v2/products/:productId/details')).toHaveLength(4)
})

describe('G5: a comparison', () => {
  const one = aProduct({ details: [{ id: 'weight', label: 'Weight', expanded: false, data: ['252 g'] }] })
  const other = aProduct({
    details: [
      { id: 'weight', label: 'Weight', expanded: false, data: ['310 g'] },
      { id: 'sizes', label: 'Size guide', expanded: false, data: ['US 9 · 27 cm'] },
    ],
    modelMeasurements: 'Worn in size M.',
  })

  it('has a line for what each is, can be chosen in, and has details of, and says which differ', () => {
    expect(comparisonOf([one, other]).map(({ id, label, differs }) => [id, label, differs])).toEqual([
      ['eyebrow', null, false],
      ['attribute color Colour', 'Colour', false],
      ['attribute size Size', 'Size', false],
      ['detail weight', 'Weight', true],
      ['measurements', null, true],
    ])
  })

  it('keeps sizes that are counted differently apart', () => {
    const sized = (label: string) => aProduct({ attributes: [{ type: 'size', label, options: [anOption('9')] }] })
    const lines = comparisonOf([sized('Size, US men'), sized('Size, US women')])
    expect(lines.filter(({ id }) => id.startsWith('attribute')).map(({ label, values }) => [label, values])).toEqual([
      ['Size, US men', [['9'], []]],
      ['Size, US women', [[], ['9']]],
    ])
  })

  it('leaves a place empty where a product has nothing of it', () => {
    expect(comparisonOf([one, other]).at(-1)?.values).toEqual([[], ['Worn in size M.']])
  })

  it('knows a kind by the size chart that fits, else by the type', () => {
    expect([kindOf({ sizeChart: 'footwear', productType: 'physical' }), kindOf({ productType: 'digital' })]).toEqual([
      'footwear',
      'digital',
    ])
  })
})
