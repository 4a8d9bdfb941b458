import { describe, expect, it } from 'vitest'
import { aWalletContact } from '../testing/a-wallet-contact'
import { checkContact, checkPlace } from './check-contact'
import { addressOf, type WalletContact } from './contact'

const maya: WalletContact = {
  ...aWalletContact,
  addressLines: ['418 Alder Street', ' ', 'Floor 2'],
  countryCode: 'us',
}
const shipping = { of: 'shipping', storeCountry: 'US', countries: ['US', 'GB'] } as const
const billing = { ...shipping, of: 'billing' } as const
const wrong = (more: Partial<WalletContact>, rules: typeof shipping | typeof billing = shipping) =>
  checkContact({ ...maya, ...more }, rules).map(({ code, field }) => `${code} ${field}`)

describe('a wallet’s contact (L5)', () => {
  it('is fine as most are, in any script', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ givenName: 'Zoë-Ann', familyName: 'O’Connor', addressLines: ['ul. Świętego 3/5, m. 2'] })).toEqual(
      [],
    )
    expect(wrong({ givenName: '美咲', familyName: '佐藤', city: '横浜市' })).toEqual([])
  })

  it('has lines, a post code, and both names', () => {
    expect(wrong({ givenName: ' ', addressLines: [], postalCode: '' })).toEqual([
      'wallet-shipping name',
      'wallet-shipping addressLines',
      'wallet-shipping postalCode',
    ])
  })

  it('needs no post code where there are none', () => {
    const rules = { ...shipping, storeCountry: 'AE' }
    expect(checkContact({ ...maya, countryCode: 'AE', postalCode: '' }, rules)).toEqual([])
  })

  it.each([
    ['the city', { city: 'Dubai', province: '' }, { city: 'Dubai', province: 'Dubai' }],
    ['the province', { city: '', province: 'Dubai' }, { city: 'Dubai', province: 'Dubai' }],
    ['one of two', { city: 'Al Barsha', province: 'Dubai' }, { city: 'Al Barsha', province: 'Dubai' }],
  ])('D6: has an emirate where a wallet names it as %s', (_where, named, place) => {
    expect(addressOf({ ...maya, ...named, postalCode: '', countryCode: 'AE' })).toMatchObject(place)
    expect(addressOf({ ...maya, city: 'Reading', province: '', countryCode: 'GB' })).not.toHaveProperty('province')
  })

  it('has no characters that no label can show; telephone and e-mail are not looked at', () => {
    expect(wrong({ addressLines: ['1 <b>Road</b>'] })).toEqual(['wallet-shipping addressLines'])
    expect(wrong({ familyName: 'Okafor 🙂', phone: '<>', email: '{}' })).toEqual(['wallet-shipping name'])
    expect(wrong({ city: 'Port{land}' }, billing)).toEqual(['wallet-billing city'])
  })

  it('has a city of at most fifty characters', () => {
    expect(wrong({ city: 'a'.repeat(50) })).toEqual([])
    expect(wrong({ city: 'a'.repeat(51) })).toEqual(['wallet-city city'])
  })

  it('is delivered to in the country of the shop, and billed to in any on the list', () => {
    expect(wrong({ countryCode: 'GB', postalCode: 'SW1A 1AA' })).toEqual(['wallet-country country'])
    expect(wrong({ countryCode: 'GB' }, billing)).toEqual([])
    expect(wrong({ countryCode: 'FR' }, billing)).toEqual(['wallet-billing country'])
  })

  it('is judged by its place alone while the wallet hides the rest', () => {
    const hidden = { ...maya, givenName: '', familyName: '', addressLines: [], postalCode: '' }
    expect(checkPlace(hidden, shipping)).toEqual([])
    expect(checkPlace({ ...hidden, countryCode: 'CA' }, shipping)).toMatchObject([{ code: 'wallet-country' }])
  })

  it('loses no line of an address: what has no field of its own joins the last one, or is said to be too long', () => {
    const addressLines = ['Alder Hall', 'Tower B', 'Floor 2', 'Room 12', '418 Alder Street']
    expect(addressOf({ ...maya, addressLines })).toMatchObject({
      addressLine1: 'Alder Hall',
      addressLine2: 'Tower B',
      addressLine3: 'Floor 2, Room 12, 418 Alder Street',
    })
    expect(wrong({ addressLines })).toEqual([])
    expect(wrong({ addressLines: [...addressLines, 'a'.repeat(170)] })).toEqual(['wallet-shipping addressLines'])
    expect(wrong({ addressLines: ['a'.repeat(201)] }, billing)).toEqual(['wallet-billing addressLines'])
  })

  it('becomes an address; a bill borrows telephone and e-mail', () => {
    const bill = addressOf({ ...maya, phone: '', email: '' }, maya)
    expect(bill).toMatchObject({ addressLine1: '418 Alder Street', addressLine2: 'Floor 2', countryCode: 'US' })
    expect(bill).toMatchObject({ phone: '5035550148', email: 'maya@example.com' })
    expect(bill).not.toHaveProperty('addressLine3')
  })
})
