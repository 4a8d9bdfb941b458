import { describe, expect, test } from 'vitest'
import { addressExamples, exampleAddress, exampleRules } from '../../../core/testing/address-examples'
import { addressRules } from '../seed/address-rules'
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

  test.each([
    ['PO Box 12', true],
    ['P.O.Box 12', true],
    ['GPO Box 12', true],
    ['Post Office Box 12', true],
    ['Postfach 10 20 30', true],
    ['Boîte postale 12', true],
    ['BP 70012', true],
    ['Case postale 12', true],
    ['Apartado de Correos 12', true],
    ['Apdo. 12', true],
    ['Casella Postale 12', true],
    ['Postbus 12', true],
    ['新宿郵便局私書箱12号', true],
    ['ص.ب 12', true],
    ['صندوق بريد 12', true],
    ['12 Post Box Lane', false],
    ['Postfachweg 3', false],
    ['Calle Apartadero 12', false],
    ['4 BP Station Road', false],
    ['Postbusstraat 4', false],
    ['Unit BP1', false],
    ['شارع خاص. بناية 4', false],
  ])('C5: %s is a PO box, in any language of the shop: %s', (addressLine1, isBox) => {
    const { problems } = checkAddress({ ...exampleAddress, countryCode: 'US', addressLine1 }, 'shipping', rules, key)
    expect(problems).toEqual(isBox ? [{ name: 'addressLine1', code: 'SHP500' }] : [])
  })

  test.each([
    ['JP', '東京都', '13'],
    ['JP', 'TOKYO', '13'],
    ['AE', 'دبي', 'DU'],
    ['AE', 'Dubai', 'DU'],
  ])('D6: knows the province of %s that a wallet calls %s', (countryCode, province, code) => {
    const all = new Map(addressRules.map(rule => [rule.countryCode, rule]))
    expect(checkAddress({ ...exampleAddress, countryCode, province }, 'shipping', all, key).address.province).toBe(code)
  })
})
