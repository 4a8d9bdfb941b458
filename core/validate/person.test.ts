import { describe, expect, test } from 'vitest'
import { birthDate, yearsBefore } from './birth-date'
import { brokenPasswordRules } from './password'
import { personName } from './person-name'
import { phone } from './phone'

describe('a password', () => {
  test.each([
    ['Harbour-7', []],
    ['', ['length', 'upper', 'lower', 'digit']],
    ['harbour', ['length', 'upper', 'digit']],
    ['HARBOUR77', ['lower']],
    ['Ünïcödé7', []],
    ['👍👍👍👍Aa1', ['length']],
  ])('%j breaks %j', (value, rules) => expect(brokenPasswordRules(value)).toEqual(rules))
})

describe('a birth date', () => {
  const rule = { required: false, earliest: '1900-01-01', minimalAge: 13 }
  test.each([
    ['', null],
    ['2012-11-23', null],
    ['2012-11-24', 'min-age'],
    ['2025-11-24', 'max-date'],
    ['1899-12-31', 'min-date'],
    ['2001-02-29', 'date'],
    ['29.2.2000', 'date'],
  ])('%j on 2025-11-23 is %j', (value, problem) => expect(birthDate(value, rule, '2025-11-23')).toBe(problem))

  test('that is missing where it must be there is told so', () => {
    expect(birthDate(' ', { ...rule, required: true }, '2025-11-23')).toBe('required')
  })

  test('of who comes of age on a leap day counts from that day on', () => {
    expect(yearsBefore('2024-02-29', 18)).toBe('2006-02-28')
    expect(yearsBefore('2028-02-29', 16)).toBe('2012-02-29')
    expect(birthDate('2006-02-28', { ...rule, minimalAge: 18 }, '2024-02-29')).toBeNull()
    expect(birthDate('2006-03-01', { ...rule, minimalAge: 18 }, '2024-02-29')).toBe('min-age')
  })
})

describe('a telephone number', () => {
  const american = {
    dialCode: '1',
    pattern: String.raw`^\(?[2-9]\d{2}\)?[ .-]{0,3}\d{3}[ .-]{0,3}\d{4}$|^\+[1-9][\d ().-]{6,18}$`,
  }
  const japanese = { dialCode: '81', pattern: String.raw`^0?[1-9][\d-]{7,12}$`, mask: '0XX-XXXX-XXXX|0XX-XXX-XXXX' }
  test.each([
    ['(503) 555 - 0148', american, null],
    ['+1 503 555 0148', american, null],
    ['1035550148', american, 'phone'],
    ['+1 103 555 0148', american, 'phone'],
    ['+1 503 555 014', american, 'phone'],
    ['503555014', american, 'phone'],
    ['+49 30 123456', american, null],
    ['+81 9', american, 'phone'],
    ['090 1234 5678', japanese, null],
    ['+81 90-1234-5678', japanese, null],
    ['123456', japanese, 'phone'],
    ['+81 123456', japanese, 'phone'],
    ['+1 103 555 0148', japanese, 'phone'],
    ['01512 3456789', { dialCode: '49', pattern: String.raw`^0?[1-9][\d /()-]{5,14}$` }, null],
    ['1035550148', { dialCode: '1' }, 'phone'],
    ['07400 123456', { dialCode: '44' }, null],
    ['12', { dialCode: '44' }, 'phone'],
    ['call me', { dialCode: '44' }, 'phone'],
    ['', { dialCode: '44' }, null],
    ['٠٥٠١٢٣٤٥٦٧', { dialCode: '971' }, null],
    ['０９０１２３４５６７８', { dialCode: '81' }, null],
    ['＋９７１ ٥٠ ١٢٣ ٤٥٦٧', { dialCode: '81' }, null],
  ])('%j by the rule %o is %j', (value, rule, problem) => expect(phone(value, rule)).toBe(problem))
})

test.each([
  ['', null],
  ['A', 'min-length'],
  ['Jo', null],
  ['林', null],
  ['x'.repeat(31), 'max-length'],
])('the name %j is %j', (value, problem) => expect(personName(value)).toBe(problem))
