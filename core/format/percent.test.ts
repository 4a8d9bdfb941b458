import { describe, expect, it } from 'vitest'
import { percent, taxRate } from './percent'

describe('a percentage', () => {
  it.each([
    ['en-US', '−20%'],
    ['fr-FR', '−20\u00a0%'],
    ['de-DE', '−20\u00a0%'],
  ])('is written in the manner of %s, with a true minus', (locale, written) => {
    expect(percent(-0.2, locale)).toBe(written)
  })

  it('has at most one decimal, and none that says nothing', () => {
    expect([0.1, 0.125, 0.1234, 1 / 3].map(fraction => percent(fraction, 'en-US'))).toEqual([
      '10%',
      '12.5%',
      '12.3%',
      '33.3%',
    ])
  })

  it('of a tax has all its decimals', () => {
    expect([0.19, 0.0825, 0.08875, 0.14975, 0].map(rate => taxRate(rate, 'en-US'))).toEqual([
      '19%',
      '8.25%',
      '8.875%',
      '14.975%',
      '0%',
    ])
  })
})
