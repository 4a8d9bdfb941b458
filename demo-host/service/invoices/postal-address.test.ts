import { expect, test } from 'vitest'
import { postalAddress } from './postal-address'

const maya = { firstName: 'Maya', lastName: 'Okafor', addressLine1: '12 Marina Road' }

test.each([
  [
    'en-US',
    { countryCode: 'US', city: 'Portland', province: 'OR', postalCode: '97205' },
    'Portland, OR 97205',
    'United States',
  ],
  [
    'en-CA',
    { countryCode: 'CA', city: 'Toronto', province: 'ON', postalCode: 'M5V 2T6' },
    'Toronto, ON M5V 2T6',
    'Canada',
  ],
  [
    'de-DE',
    { countryCode: 'DE', city: 'Berlin', postalCode: '10115', country: 'Deutschland' },
    '10115 Berlin',
    'Deutschland',
  ],
  [
    'ar-AE',
    { countryCode: 'AE', city: 'المرسى', province: 'DU', region: 'دبي' },
    'المرسى، دبي',
    'الإمارات العربية المتحدة',
  ],
])(
  'F5: an invoice in %s has its address as it is written there, with the country by name',
  (locale, place, town, country) => {
    expect(postalAddress({ ...maya, ...place }, locale)).toBe(
      ['Maya Okafor', '12 Marina Road', town, country].join('\n'),
    )
  },
)
