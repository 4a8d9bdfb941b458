import { describe, expect, test } from 'vitest'
import { fieldProblem } from './address-field'
import { email } from './email'
import { numberLimits } from './number-limits'
import { pattern } from './pattern'
import { required } from './required'
import { sameAs } from './same-as'
import { exactLength, textLength } from './text-length'

describe('a value', () => {
  test.each<[string, string | null, string | null]>([
    ['spaces where something is required', required('  '), 'required'],
    ['something where it is required', required(' a '), null],
    ['what matches its pattern as a whole', pattern('97205', String.raw`\d{5}`), null],
    ['what matches it in part', pattern('97205-1', String.raw`\d{5}`), 'pattern'],
    ['nothing, by a pattern', pattern('', String.raw`\d{5}`), null],
    ['anything, by a pattern that is none', pattern('a', '['), null],
    ['the same once more', sameAs('Harbour-7', 'Harbour-7'), null],
    ['something else than before', sameAs('harbour-7', 'Harbour-7'), 'same-as'],
    ['a number at its least', numberLimits(5, { min: 5, max: 10 }), null],
    ['a number at its most', numberLimits(10, { min: 5, max: 10 }), null],
    ['a number below its least', numberLimits(4.99, { min: 5 }), 'min'],
    ['a number above its most', numberLimits(10.01, { max: 10 }), 'max'],
    ['nothing, by its length', textLength('', { minLength: 2 }), null],
    ['two characters of two at least', textLength('👍👍', { minLength: 2 }), null],
    ['one character of two at least', textLength('👍', { minLength: 2 }), 'min-length'],
    ['three characters of two at most', textLength('abc', { maxLength: 2 }), 'max-length'],
    ['four characters of exactly four', exactLength('1234', 4), null],
    ['three characters of exactly four', exactLength('123', 4), 'exact-length'],
    ['five characters of exactly four', exactLength('12345', 4), 'exact-length'],
  ])('of %s is answered with %s', (_what, answer, expected) => {
    expect(answer).toBe(expected)
  })
})

describe('an email', () => {
  test.each([
    ['', 'required'],
    ['ada', 'email'],
    ['ada@till', 'email'],
    ['ada @till.test', 'email'],
    ['ada@till..test', 'email'],
    ['ada@.test', 'email'],
    [`${'a'.repeat(95)}@till.test`, 'max-length'],
    [`${'a'.repeat(90)}@till.test`, null],
    [' ada.lovelace+shop@mail.till.test ', null],
    ['アダ@例え.テスト', null],
  ])('%s is answered with %s', (value, code) => {
    expect(email(value)).toBe(code)
  })
})

test('L2: a number of North America is held against its own rule in the address of another country, too', () => {
  const rule = {
    name: 'phone',
    label: 'phone',
    required: true,
    width: 'full',
    pattern: String.raw`^0?\d{9,10}$|^\+[\d ]+$`,
  } as const
  expect(fieldProblem('+1 103 555 0148', rule)).toBe('phone')
  expect(fieldProblem('+1 503 555 0148', rule)).toBeNull()
  expect(fieldProblem('٠٥٠١٢٣٤٥٦٧', rule)).toBeNull()
  expect(fieldProblem('020 7946 0018'.replaceAll(' ', ''), rule)).toBeNull()
})

test.each(['firstName', 'lastName'])('a %s of one character is one in an address as it is at the sign-up', name => {
  const rule = { name, label: name, required: true, width: 'half', minLength: 2, maxLength: 30 } as const
  const said = ['林', '김', 'A', 'Jo', '', 'x'.repeat(31)].map(value => fieldProblem(value, rule))
  expect(said).toEqual([null, null, 'min-length', null, 'required', 'max-length'])
  expect(fieldProblem('A', { ...rule, minLength: 1 })).toBeNull()
})
