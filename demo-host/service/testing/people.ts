import type { Address } from '../../../core/shapes/address'

/** A guest with an address that the United States' rules accept; Oregon takes no sales tax. */
export const maya: Address = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya.okafor@example.com',
  phone: '(503) 555 - 0148',
  countryCode: 'US',
  addressLine1: '418 Alder Street',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
}
