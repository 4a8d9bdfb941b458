import { expect, test } from 'vitest'
import { checkAddress } from '../delivery/check-address'
import { accessKeys } from '../seed/access-keys'
import { addressRules } from '../seed/address-rules'
import { accountOf } from './sandbox-account'

const [key] = accessKeys
const rules = new Map(addressRules.map(rule => [rule.countryCode, rule]))

test.each(key?.countries ?? [])('D5: the sandbox’s PayPal has an address in %s that the shop delivers to', country => {
  const account = accountOf({ place: 'home', country })
  expect(account.countryCode).toBe(country)
  for (const purpose of ['shipping', 'billing'] as const)
    expect(checkAddress(account, purpose, rules, key ?? { countries: [], billingCountries: [] }).problems).toEqual([])
  expect(accountOf({ place: 'abroad', country }).countryCode).not.toBe(country)
})
