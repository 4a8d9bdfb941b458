import type { Address } from '../../../core/shapes/address'

const person = { firstName: 'Maya', lastName: 'Okafor', email: 'maya.okafor@example.com', phone: '5035550148' }

/** The addresses of the sandbox wallets' shopper, each for a different case. */
const PLACES = {
  home: {
    countryCode: 'US',
    addressLine1: '418 Alder Street',
    city: 'Portland',
    province: 'OR',
    postalCode: '97205',
  },
  work: {
    countryCode: 'US',
    addressLine1: '200 Howard Street',
    city: 'San Francisco',
    province: 'CA',
    postalCode: '94105',
  },
  box: { countryCode: 'US', addressLine1: 'PO Box 1', city: 'Portland', province: 'OR', postalCode: '97205' },
  abroad: { countryCode: 'GB', addressLine1: '12 Marble Lane', city: 'London', postalCode: 'SW1A 1AA' },
  longCity: {
    countryCode: 'US',
    addressLine1: '1 Long Road',
    city: 'A city with a name that is longer than any that a parcel label has room for',
    province: 'OR',
    postalCode: '97205',
  },
} as const satisfies Record<string, Omit<Address, keyof typeof person>>

/** The first one is the default. */
export const places = Object.keys(PLACES) as readonly (keyof typeof PLACES)[]

export const accountOf = (place: string): Address & typeof person => ({
  ...person,
  ...(PLACES[place as keyof typeof PLACES] ?? PLACES.home),
})
