import { describe, expect, it } from 'vitest'
import { brandOf } from '../../core/validate/card'
import { brands } from './brands'
import { marks } from './marks'

describe('the marks of what pays', () => {
  it('D1: exist for every brand that a card number tells', () => {
    const told = ['4', '55', '37', '36', '3528', '6011', '62', '50'].map(brandOf)
    expect([...told].sort()).toEqual([...brands].sort())
    expect(told.filter(brand => !marks[brand])).toEqual([])
  })

  it('exist for every wallet', () => {
    expect(['paypal', 'klarna', 'apple-pay'].filter(wallet => !marks[wallet])).toEqual([])
  })
})
