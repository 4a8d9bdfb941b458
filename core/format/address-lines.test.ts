import { expect, test } from 'vitest'
import { addressLines } from './address-lines'

const whole = { firstName: 'Maya', lastName: 'Okafor', addressLine1: '12 Marina Road', addressLine2: 'Flat 4' }

test.each([
  [
    'en-US',
    { countryCode: 'US', city: 'Portland', province: 'OR', region: 'Oregon', postalCode: '97205' },
    ['Maya Okafor', '12 Marina Road, Flat 4', 'Portland, OR 97205'],
  ],
  [
    'ar-AE',
    { countryCode: 'AE', city: 'المرسى', province: 'DU', region: 'دبي' },
    ['Maya Okafor', '12 Marina Road، Flat 4', 'المرسى، دبي'],
  ],
  [
    'ja-JP',
    { countryCode: 'JP', city: '千代田区', province: '13', region: '東京都', postalCode: '100-0001' },
    ['Okafor Maya', '〒100-0001', '東京都千代田区12 Marina Road', 'Flat 4'],
  ],
  [
    'en-US',
    { countryCode: 'JP', city: 'Chiyoda', province: '13', region: 'Tokyo', postalCode: '100-0001' },
    ['Okafor Maya', '12 Marina Road, Flat 4', '100-0001 Tokyo Chiyoda'],
  ],
  [
    'en-GB',
    { countryCode: 'GB', city: 'London', province: 'Greater London', postalCode: 'EC1A 1BB' },
    ['Maya Okafor', '12 Marina Road, Flat 4', 'London', 'EC1A 1BB'],
  ],
  [
    'en-CA',
    { countryCode: 'CA', city: 'Toronto', province: 'ON', region: 'Ontario', postalCode: 'M5V 2T6' },
    ['Maya Okafor', '12 Marina Road, Flat 4', 'Toronto, ON M5V 2T6'],
  ],
  [
    'en-AU',
    { countryCode: 'AU', city: 'Sydney', province: 'NSW', region: 'New South Wales', postalCode: '2000' },
    ['Maya Okafor', '12 Marina Road, Flat 4', 'Sydney, NSW 2000'],
  ],
  [
    'it-IT',
    { countryCode: 'IT', city: 'Milano', province: 'MI', region: 'Milano', postalCode: '20121' },
    ['Maya Okafor', '12 Marina Road, Flat 4', '20121 Milano MI'],
  ],
  [
    'de-DE',
    { countryCode: 'DE', city: 'Berlin', postalCode: '10969' },
    ['Maya Okafor', '12 Marina Road, Flat 4', '10969 Berlin'],
  ],
])('an address is written as in %s, its province as people call it', (locale, place, lines) => {
  expect(addressLines({ ...whole, ...place }, locale)).toEqual(lines)
})

test('an address of three lines keeps the third', () => {
  const place = { ...whole, addressLine3: 'Back door', countryCode: 'US', city: 'Portland', province: 'OR' }
  expect(addressLines(place)).toContain('12 Marina Road, Flat 4, Back door')
})
