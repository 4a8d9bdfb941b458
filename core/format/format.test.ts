import { describe, expect, test } from 'vitest'
import { foreign } from '../testing/foreign'
import { gain } from './gain'
import { codeBeside, money } from './money'
import { internationalPhone, maskedPhone, readablePhone } from './phone'
import { roundMoney } from './round-money'

const breakable = /[\u0020\t\n]/
const plain = (text: string) =>
  text
    .replace(/[\u00a0\u202f\u200e\u200f\u061c]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

describe('money', () => {
  test.each([
    [112, 'USD', 'en-US', '$112.00'],
    [1234.5, 'EUR', 'de-DE', '1.234,50 €'],
    [1234.5, 'EUR', 'fr-FR', '1 234,50 €'],
    [9800, 'JPY', 'ja-JP', '￥9,800'],
    [1.234, 'KWD', 'en-US', 'KWD 1.234'],
    [89, 'CAD', 'en-CA', 'CAD 89.00'],
    [89, 'CAD', 'en-US', 'CAD 89.00'],
    [89, 'GBP', 'en-GB', '£89.00'],
    [-5, 'USD', 'en-US', '−$5.00'],
  ])('%d %s is written in %s', (amount, currency, locale, written) => {
    expect(plain(money(amount, currency, locale))).toBe(written)
  })

  test('keeps letters and sign of a currency in their order from right to left', () => {
    expect(money(112, 'USD', 'ar-AE')).toContain('US$\u200e')
    expect(roundMoney(25, 'USD', 'ar-AE')).toContain('US$\u200e')
    expect(money(112, 'USD', 'en-US')).toBe('$112.00')
  })

  test('keeps them so in every language that is written from right to left, and in no other', () => {
    expect([money(112, 'USD', 'ur-PK'), roundMoney(25, 'USD', 'he-IL')].every(sum => sum.includes('$\u200e'))).toBe(
      true,
    )
    expect(money(-28, 'USD', 'he-IL')).toMatch(/−28\.00\u200f/)
    expect(money(112, 'USD', 'arn-CL')).not.toContain('\u200e')
  })

  test('L6: what is taken off has its minus before the number, in Arabic on the number’s left too', () => {
    expect(money(-28, 'USD', 'en-US')).toBe('−$28.00')
    expect(money(-28, 'EUR', 'de-DE')).toMatch(/^−28,00/)
    expect(money(-28, 'USD', 'ar-AE')).toMatch(/\u200e−(US\$\u200e?)?.*28\.00/)
  })

  test.each([
    ['USD', 'en-US', 'USD'],
    ['USD', 'ar-AE', null],
    ['CAD', 'en-CA', null],
    ['EUR', 'de-DE', null],
    ['GBP', 'en-GB', null],
    ['JPY', 'ja-JP', null],
  ])('%s in %s has %s beside it: only a shared sign needs the code', (currency, locale, code) => {
    expect(codeBeside(currency, locale)).toBe(code)
  })

  test('never breaks between figure and currency', () => {
    for (const locale of ['en-US', 'fr-FR', 'de-DE', 'ja-JP', 'ar-AE', 'en-CA']) {
      for (const currency of ['USD', 'CAD', 'EUR', 'JPY', 'KWD', 'CHF']) {
        expect(money(1234.5, currency, locale)).not.toMatch(breakable)
      }
    }
  })

  const cldr = foreign('currency-cldr-48.json')
  test.skipIf(!cldr)('carries the sign that CLDR gives the currency in each of its locales', () => {
    type Names = { symbol?: string; 'symbol-alt-narrow'?: string }
    const locales = JSON.parse(cldr ?? '{}') as Record<string, { currencies: Record<string, Names> }>
    for (const [locale, { currencies }] of Object.entries(locales)) {
      for (const [currency, { symbol }] of Object.entries(currencies)) {
        const sign = currency === 'CAD' ? 'CAD' : (symbol ?? currency)
        // Node may have another release of CLDR than the material: what the sign is made of must be there.
        expect(plain(money(1, currency, locale)), `${currency} in ${locale}`).toContain(plain(sign))
      }
    }
  })
})

test.each([
  [112, 'en-US', '+112'],
  [-1000, 'en-US', '−1,000'],
  [-1000, 'de-DE', '−1.000'],
  [0, 'en-US', '0'],
])('L4: a change of %d points is written in %s', (points, locale, written) => {
  expect(gain(points, locale)).toBe(written)
})

describe('a phone number', () => {
  test.each([
    ['(415) 555-0132', '1', '+14155550132'],
    ['+44 20 7946 0018', '1', '+442079460018'],
    ['020 7946 0018', '44', '+442079460018'],
    ['00 44 20 7946 0018', '44', '+442079460018'],
    ['0033 6 12 34 56 78', '1', '+33612345678'],
    ['06 12 34 56 78', '33', '+330612345678'],
    ['  ', '1', ''],
  ])('%s with dial code %s becomes %s', (text, dialCode, international) => {
    expect(internationalPhone(text, dialCode)).toBe(international)
  })

  test.each([
    ['4155550132', '1', undefined, '(415) 555 - 0132'],
    ['415', '1', undefined, '(415'],
    ['2079460018', '44', undefined, '2079 - 460 - 018'],
    ['612345678', '33', 'X XX XX XX XX', '6 12 34 56 78'],
    ['41555501329', '1', undefined, '(415) 555 - 01329'],
  ])('%s with dial code %s is shown as its country writes it', (digits, dialCode, mask, shown) => {
    expect(maskedPhone(digits, dialCode, mask)).toBe(shown)
  })

  test.each([
    ['5035550148', '+1', '(503) 555 - 0148'],
    ['+15035550148', '1', '(503) 555 - 0148'],
    ['(503) 555 - 0148', '1', '(503) 555 - 0148'],
    ['2079460018', '+44', '2079460018'],
    ['+442079460018', '44', '+44 2079 - 460 - 018'],
    ['+442079460018', '1', '+442079460018'],
    ['5035550148', undefined, '5035550148'],
  ])('%s of dial code %s is read as %s', (phone, dialCode, read) => {
    expect(readablePhone(phone, dialCode)).toBe(read)
  })

  const examples = foreign('phone-examples.csv')
  test.skipIf(!examples)('of any country is the same normalised twice, and loses no digit in a mask', () => {
    const rows = (examples ?? '').split('\n').slice(1).filter(Boolean)
    for (const row of rows) {
      const [code = '', , , number = ''] = row.split(';').map(cell => cell.replace(/["\s]/g, ''))
      const once = internationalPhone(number, code)
      expect(internationalPhone(once, code)).toBe(once)
      expect(maskedPhone(number, code).replace(/\D/g, '')).toBe(number.replace(/\D/g, ''))
    }
    expect(rows.length).toBeGreaterThan(1000)
  })
})
