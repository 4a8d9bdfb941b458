import { describe, expect, test } from 'vitest'
import { email } from './email'
import { required } from './required'

describe('a value', () => {
  test.each<[string, string | null, string | null]>([
    ['spaces where something is required', required('  '), 'required'],
    ['something where it is required', required(' a '), null],
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
