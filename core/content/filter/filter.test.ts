import { describe, expect, it } from 'vitest'
import { matchesFilter, subjectOf } from './index'

const filter = (filterType: 'bySku' | 'byCategory', operator: 'IN' | 'NOT IN', values: string[]) => ({
  type: 'filter' as const,
  filterType,
  operator,
  values,
  items: [],
})

describe('the page’s subject', () => {
  it.each([
    ['https://shop.test/en-us/p/court-shoe-TQ4407AB12?color=cobalt', 'TQ4407AB12', null],
    ['https://shop.test/en-us/court-shoe-pTQ4407AB12', 'TQ4407AB12', null],
    ['https://shop.test/en-us/c/running-4012', null, '4012'],
    ['https://shop.test/en-us/running-c4012/', null, '4012'],
    ['https://shop.test/en-us', null, null],
    ['https://shop.test/en-us?utm_campaign=spring-c2025&back=/p/court-shoe-TQ4407AB12', null, null],
    ['https://shop.test/en-us#/p/court-shoe-TQ4407AB12', null, null],
  ])('of %s is product %s, category %s', (address, product, category) => {
    expect(subjectOf(address)).toEqual({ product, category })
  })

  it('is what the page says, where it says it', () => {
    expect(subjectOf('https://shop.test/en-us/c/running-4012', { product: 'TQ4407AB12', category: '' })).toEqual({
      product: 'TQ4407AB12',
      category: '4012',
    })
  })
})

describe('a block for some pages', () => {
  const page = { product: 'TQ4407AB12', category: '4012' }

  it.each([
    ['bySku', 'IN', ['TQ4407AB12'], true],
    ['bySku', 'IN', ['TQ4407AB14'], false],
    ['bySku', 'NOT IN', ['TQ4407AB12'], false],
    ['bySku', 'NOT IN', ['TQ4407AB14'], true],
    ['byCategory', 'IN', ['4012', '4013'], true],
    ['byCategory', 'NOT IN', ['4012'], false],
  ] as const)('%s %s %j is shown: %s', (filterType, operator, values, isShown) => {
    expect(matchesFilter(filter(filterType, operator, [...values]), page)).toBe(isShown)
  })

  it('is not one of a list on a page about nothing, and is outside every list', () => {
    const nothing = { product: null, category: null }
    expect(matchesFilter(filter('bySku', 'IN', ['TQ4407AB12']), nothing)).toBe(false)
    expect(matchesFilter(filter('bySku', 'NOT IN', ['TQ4407AB12']), nothing)).toBe(true)
  })
})
