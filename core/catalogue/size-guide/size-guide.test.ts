import { describe, expect, it, test } from 'vitest'
import { aProduct } from '../../testing/a-product'
import { shopFor } from '../../testing/shop-for'
import {
  $footLength,
  $footProblem,
  footLengthTyped,
  guideOf,
  measureIn,
  optionFor,
  sizeForFoot,
  sizeIn,
  unitChosen,
} from './index'

const data = ['US 9 · UK 8 · EU 42.5 · 27 cm', 'US 9.5 · UK 8.5 · EU 43 · 27.5 cm', 'US 10 · UK 9 · EU 44 · 28 cm']
const shoe = aProduct({ details: [{ id: 'sizes', label: 'Size guide', expanded: false, data }] })
const guide = guideOf(shoe) ?? { columns: [], rows: [] }

describe('G5: the size guide of a shoe', () => {
  it('is a table of all markets’ measures', () => {
    expect(guide.columns).toEqual(['US', 'UK', 'EU', 'cm'])
    expect(guide.rows[1]).toEqual(['9.5', '8.5', '43', '27.5'])
  })

  it('there is none for what has no sizes of its own', () => {
    expect(guideOf(aProduct())).toBeNull()
  })

  it.each([
    [26.6, '9'],
    [27, '9'],
    [27.1, '9.5'],
    [28, '10'],
    [28.1, undefined],
    [20, undefined],
  ])('a foot of %d cm has the size US %s', (length, size) => {
    expect(sizeForFoot(guide, length)?.[0]).toBe(size)
  })

  it('says centimeters as its language does, and the other measures as they are', () => {
    expect(guide.columns.map(measure => measureIn(measure, 'سم'))).toEqual(['US', 'UK', 'EU', 'سم'])
    expect(guide.columns.map(measure => sizeIn(measure, '9', 'سم'))).toEqual(['US 9', 'UK 9', 'EU 9', '9 سم'])
  })

  it('a row leads to the product’s own size, whichever measure that is said in', () => {
    expect(optionFor(shoe, guide, guide.rows[2] ?? [])?.value).toBe('10')
    expect(optionFor(shoe, guide, guide.rows[1] ?? [])).toBeNull()
  })
})

test.each([
  ['26.5', 'cm', 26.5, false],
  ['٢٦٫٥', 'cm', 26.5, false],
  ['۲۶٫۵', 'cm', 26.5, false],
  ['10,5', 'in', 26.67, false],
  ['2', 'cm', null, false],
  ['260', 'cm', null, true],
  ['long', 'cm', null, true],
  ['', 'cm', null, false],
] as const)('G5: a foot of %j %s is %s cm long', async (text, unit, length, isWrong) => {
  const shop = await shopFor()
  await shop.press(footLengthTyped, text)
  await shop.press(unitChosen, unit)
  expect([shop.see($footLength), shop.see($footProblem)]).toEqual([length, isWrong])
})
