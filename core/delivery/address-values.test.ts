import { describe, expect, test } from 'vitest'
import { addressExamples, exampleAddress, exampleRules } from '../testing/address-examples'
import { problemsOf } from './address-values'

describe('the address form', () => {
  test.each(addressExamples)('holds %s %j against its rule (accepted: %s)', (field, typed, isAccepted) => {
    const province = field === 'province' ? typed : exampleAddress.province
    const values = { ...exampleAddress, [field]: typed, 'province@US': province }
    const problems = problemsOf(values, exampleRules, { country: 'US' })
    expect(Object.keys(problems)).toEqual(isAccepted ? [] : [field])
  })
})
