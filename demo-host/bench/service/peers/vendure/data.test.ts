import { expect, test } from 'vitest'
import { initialData, productsCsv } from './data.mjs'

const cap = {
  name: 'The "night" cap',
  slug: 'night-cap',
  kind: 'Running cap',
  description: 'Seen, by all.\n\nStays on.',
  categories: ['Accessories', 'Sale'],
  options: ['Color', 'Size'],
  variants: [
    { sku: '1', price: 28.5, values: ['Night', 'S/M'] },
    { sku: '2', price: 30, values: ['Moss', 'L/XL'] },
  ],
}

test('a product is a row for each variant, and what they share is in the first', () => {
  const csv = productsCsv([cap])
  expect(csv).toContain('"The ""night"" cap","night-cap","Seen, by all.\n\nStays on.",""')
  expect(csv).toContain('"category:Accessories|category:Sale|kind:Running cap","Color|Size","Night|S/M","1","28.50"')
  expect(csv).toMatch(/\n"","","","","","","Moss\|L\/XL","2","30.00".*"color:Moss\|size:L\/XL"$/)
})

test('every category is a collection, once', () => {
  const names = initialData([cap, { ...cap, categories: ['Gear', 'Sale'] }]).collections.map(({ name }) => name)
  expect(names).toEqual(['Accessories', 'Sale', 'Gear'])
})
