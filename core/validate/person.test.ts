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
    expect(yearsBefore('2024-02-29', 18)).toBe('2006-02-29')
    expect(birthDate('2006-02-28', { ...rule, minimalAge: 18 }, '2024-02-29')).toBeNull()
    expect(birthDate('2006-03-01', { ...rule, minimalAge: 18 }, '2024-02-29')).toBe('min-age')
  })
})

describe('a telephone number', () => {
  test.each([
    ['(503) 555 - 0148', '1', null],
    ['1035550148', '1', 'phone'],
    ['503555014', '1', 'phone'],
    ['+49 30 123456', '1', null],
    ['07400 123456', '44', null],
    ['12', '44', 'phone'],
    ['call me', '44', 'phone'],
    ['', '44', null],
  ])('%j of dial code %s is %j', (value, code, problem) => expect(phone(value, code)).toBe(problem))
})

test.each([
  ['', null],
  ['A', 'min-length'],
  ['Jo', null],
  ['林', null],
  ['x'.repeat(31), 'max-length'],
])('the name %j is %j', (value, problem) => expect(personName(value)).toBe(problem))
