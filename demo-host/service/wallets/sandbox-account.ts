import type { Address } from '../../../core/shapes/address'
import type { WalletDocument } from '../database/tables/wallets'

const person = { firstName: 'Maya', lastName: 'Okafor', email: 'maya.okafor@example.com' }

type Place = Omit<Address, keyof typeof person> & { readonly phone: string }

/** One in each country that the sandbox delivers to. */
const HOMES: Readonly<Record<string, Omit<Place, 'countryCode'>>> = {
  US: {
    addressLine1: '418 Alder Street',
    city: 'Portland',
    province: 'OR',
    postalCode: '97205',
    phone: '5035550148',
  },
  CA: { addressLine1: '77 Queen Street', city: 'Toronto', province: 'ON', postalCode: 'M5H 2N2', phone: '4165550148' },
  GB: { addressLine1: '12 Marble Lane', city: 'London', postalCode: 'SW1A 1AA', phone: '07400123456' },
  IE: { addressLine1: '5 Pearse Row', city: 'Dublin', province: 'D', postalCode: 'D02 X285', phone: '0850123456' },
  FR: { addressLine1: '8 rue des Lilas', city: 'Paris', postalCode: '75011', phone: '0612345678' },
  DE: { addressLine1: 'Lindenweg 4', city: 'Oldenburg', postalCode: '26133', phone: '015123456789' },
  IT: { addressLine1: 'Via dei Tigli 6', city: 'Roma', province: 'RM', postalCode: '00144', phone: '3123456789' },
  ES: { addressLine1: 'Calle del Olmo 9', city: 'Madrid', province: 'M', postalCode: '28039', phone: '612345678' },
  NL: { addressLine1: 'Lindelaan 15', city: 'Utrecht', postalCode: '3511 AB', phone: '0612345678' },
  JP: { addressLine1: '若林4-7-2', city: '世田谷区', province: '東京都', postalCode: '154-0023', phone: '09012345678' },
  AE: { addressLine1: '8 Palm Road', city: 'Al Barsha', province: 'Dubai', phone: '0501234567' },
  KW: { addressLine1: '12 Salem Street', city: 'Salmiya', postalCode: '22001', phone: '50012345' },
}

const homeIn = (country: string): Place => {
  const home = HOMES[country]
  return home ? { countryCode: country, ...home } : homeIn('US')
}

export const placeNames = ['home', 'work', 'box', 'abroad', 'longCity'] as const

export type PlaceName = (typeof placeNames)[number]

/** The addresses of the sandbox wallets' shopper in a country, each for a different case; the first one is the default. */
export function placesIn(country = 'US'): Readonly<Partial<Record<PlaceName, Place>>> {
  const home = homeIn(country)
  const work = { addressLine1: '200 Howard Street', city: 'San Francisco', province: 'CA', postalCode: '94105' }
  return {
    home,
    ...(home.countryCode === 'US' ? { work: { ...home, ...work } } : {}),
    box: { ...home, addressLine1: 'PO Box 1' },
    abroad: homeIn(home.countryCode === 'GB' ? 'US' : 'GB'),
    longCity: { ...home, city: 'A city with a name that is longer than any that a parcel label has room for' },
  }
}

export function accountOf({ place, country }: Pick<WalletDocument, 'place' | 'country'>): Place & typeof person {
  const places = placesIn(country)
  return { ...person, ...(places[place as PlaceName] ?? homeIn(country ?? 'US')) }
}
