import { describe, expect, test } from 'vitest'
import { addressExamples, exampleAddress, exampleRules } from '../testing/address-examples'
import { addressOf, problemsOf, tidied } from './address-values'

describe('the address form', () => {
  test.each(addressExamples)('holds %s %j against its rule (accepted: %s)', (field, typed, isAccepted) => {
    const province = field === 'province' ? typed : exampleAddress.province
    const values = { ...exampleAddress, [field]: typed, 'province@US': province }
    const problems = problemsOf(values, exampleRules, { country: 'US' })
    expect(Object.keys(problems)).toEqual(isAccepted ? [] : [field])
  })
})

describe('a phone number of an address', () => {
  const ruleOf = (pattern: string) => [{ ...exampleRules[7], name: 'phone', pattern, transforms: [] }] as never
  const sent = (phone: string, phoneCode: string, pattern: string) =>
    addressOf({ phone }, ruleOf(pattern), { country: 'XX', phoneCode }).phone

  test.each([
    ['(503) 555 - 0148', '1', '+15035550148'],
    ['07400 123456', '44', '+447400123456'],
    ['+33 6 12 34 56 78', '1', '+33612345678'],
  ])('L2: typed as %s where the dial code is %s is sent as %s', (typed, dialCode, international) => {
    expect(sent(typed, dialCode, String.raw`[\d ()-]+|\+\d{7,15}`)).toBe(international)
  })

  test('L2: is sent as its country writes it to a service whose rule knows no international form', () => {
    expect(sent('(503) 555 - 0148', '1', String.raw`[\d ()-]+`)).toBe('(503) 555 - 0148')
  })

  test('L2: takes the shop’s own mask where its country has none, unless a service of before has a rule that refuses it', () => {
    const shown = (pattern: string) => tidied('01512 3456789', ruleOf(pattern)[0], { country: 'DE', phoneCode: '49' })
    expect(shown(String.raw`^0?[1-9]([ /()-]*\d){5,12}$`)).toBe('0151 - 234 - 56789')
    expect(shown(String.raw`^0?[1-9][\d /()-]{5,14}$`)).toBe('01512 3456789')
  })
})
