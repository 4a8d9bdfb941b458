import { describe, expect, it } from 'vitest'
import { foreign } from '../testing/foreign'
import {
  brandOf,
  expiryOf,
  expiryProblem,
  numberProblem,
  securityCodeProblem,
  spacedExpiry,
  spacedNumber,
} from './card'

const now = new Date(2026, 10, 21)

describe('a card number', () => {
  it('is missed, is too short, or has a digit mistyped', () => {
    expect(numberProblem('  ')).toBe('required')
    expect(numberProblem('4111')).toBe('card-number')
    expect(numberProblem('4111 1111 1111 1112')).toBe('card-number')
    expect(numberProblem('4111 1111 1111 1111')).toBeNull()
    expect(numberProblem('4111-1111-1111-1111')).toBeNull()
  })

  it('shows its brand from its first digits and is spaced as on the card', () => {
    expect(['4', '55', '37', '36', '3528', '6011', '62', '9'].map(brandOf)).toEqual([
      'visa',
      'mastercard',
      'amex',
      'diners',
      'jcb',
      'discover',
      'unionpay',
      'card',
    ])
    expect(spacedNumber('4111111111111111')).toBe('4111 1111 1111 1111')
    expect(spacedNumber('378282246310005')).toBe('3782 822463 10005')
    expect(spacedNumber('41111')).toBe('4111 1')
  })

  it('D1: is read in the digits of any language of the shop', () => {
    expect(numberProblem('٤١١١ ١١١١ ١١١١ ١١١١')).toBeNull()
    expect(spacedNumber('４１１１１')).toBe('4111 1')
    expect(expiryOf('٠٤/٢٨')).toEqual({ month: 4, year: 2028 })
    expect(securityCodeProblem('۱۲۳', 'visa')).toBeNull()
  })

  const given = foreign('test-cards.json')
  it.skipIf(!given)('of another project is taken where it has its check digit', () => {
    const cards = JSON.parse(given ?? '[]') as { number: string; luhn: boolean; name: string }[]
    const refused = cards.filter(({ number, luhn }) => luhn && numberProblem(number)).map(({ name }) => name)
    expect(refused).toEqual([])
  })
})

describe('an expiry', () => {
  it('is good to the end of its month, in any spelling', () => {
    expect(expiryOf('04 / 28')).toEqual({ month: 4, year: 2028 })
    expect(expiryOf('4/2028')).toEqual({ month: 4, year: 2028 })
    expect(expiryOf('0428')).toEqual({ month: 4, year: 2028 })
    expect(expiryProblem('11/26', now)).toBeNull()
    expect(expiryProblem('12/26', now)).toBeNull()
  })

  it('is FE309 when past, absurd or no date', () => {
    expect(expiryProblem('', now)).toBe('required')
    expect(['10/26', '13/27', '00/27', 'x', '11/47', '1/1/27'].map(text => expiryProblem(text, now))).toEqual(
      Array(6).fill('FE309'),
    )
  })
})

describe('an expiry as it is typed', () => {
  it.each([
    ['1', '1'],
    ['12', '12 / '],
    ['1227', '12 / 27'],
    ['1/', '01 / '],
    ['1/27', '01 / 27'],
    ['1 27', '01 / 27'],
    ['3', '03 / '],
    ['3/28', '03 / 28'],
    ['328', '03 / 28'],
    ['4/2028', '04 / 2028'],
    ['03 / 28', '03 / 28'],
    ['12/2028', '12/2028'],
    ['٣/٢٨', '03 / 28'],
  ])('D1: %j becomes %j', (typed, written) => expect(spacedExpiry(typed)).toBe(written))
})

describe('a security code', () => {
  it('has four digits with American Express and three with others', () => {
    expect(securityCodeProblem('', 'visa')).toBe('required')
    expect(securityCodeProblem('123', 'visa')).toBeNull()
    expect(securityCodeProblem('1234', 'visa')).toBe('security-code')
    expect(securityCodeProblem('123', 'amex')).toBe('security-code')
    expect(securityCodeProblem('1234', 'amex')).toBeNull()
    expect(securityCodeProblem('12a', 'visa')).toBe('security-code')
  })
})
