import type { FieldRule } from '../site/contracts'

const field = (name: string, own: Partial<FieldRule> = {}): FieldRule => ({
  name,
  label: name,
  required: true,
  width: 'full',
  transforms: ['trim', 'collapse-spaces'],
  ...own,
})

/** The rules of a country that has one field of each kind. */
export const exampleRules: readonly FieldRule[] = [
  field('firstName', { minLength: 2, maxLength: 5 }),
  field('lastName'),
  field('addressLine1'),
  field('addressLine2', { required: false, maxLength: 5 }),
  field('city'),
  field('province', { options: [{ code: 'OR', name: 'Oregon' }] }),
  field('postalCode', { pattern: '[A-Z]\\d', transforms: ['uppercase'] }),
  field('phone', { pattern: '\\d{4}', transforms: ['digits-only'] }),
  field('email'),
]

/** An address that these rules accept. */
export const exampleAddress = {
  firstName: 'Ada',
  lastName: 'Byron',
  addressLine1: '1 Main St',
  city: 'Salem',
  province: 'OR',
  postalCode: 'B1',
  phone: '1234',
  email: 'ada@till.test',
}

/** What is typed into one field of that address, and whether form and service accept it. */
export const addressExamples: readonly (readonly [field: string, typed: string, isAccepted: boolean])[] = [
  ['firstName', '', false],
  ['firstName', 'A', false],
  ['firstName', '👟👟', true],
  ['firstName', 'Adamas', false],
  ['addressLine2', '', true],
  ['addressLine2', 'a   b  ', true],
  ['province', 'OR', true],
  ['province', 'XX', false],
  ['postalCode', 'b1', true],
  ['postalCode', 'b12', false],
  ['phone', '12-34', true],
  ['phone', '12345', false],
  ['email', 'ada', false],
  ['email', 'ada@till', false],
  ['email', 'ada@till..test', false],
  ['email', 'ada@till.t', false],
  ['email', 'a,da@till.test', false],
  ['email', 'アダ@例え.テスト', true],
  ['email', `${'a'.repeat(95)}@till.test`, false],
  ['email', `${'a'.repeat(90)}@till.test`, true],
]
