import { describe, expect, test } from 'vitest'
import { addressExamples, exampleAddress, exampleRules } from '../../../core/testing/address-examples'
import { checkAddress } from './check-address'

const rules = new Map([['US', { countryCode: 'US', shipping: [...exampleRules], billing: [...exampleRules] }]])
const key = { countries: ['US'], billingCountries: [] }

describe('the service', () => {
  test.each(addressExamples)(
    'holds %s %j against its rule, as the form does (accepted: %s)',
    (field, typed, isAccepted) => {
      const address = { ...exampleAddress, countryCode: 'US', [field]: typed }
      const { problems } = checkAddress(address, 'shipping', rules, key)
      expect(problems.map(({ name }) => name)).toEqual(isAccepted ? [] : [field])
    },
  )
})
