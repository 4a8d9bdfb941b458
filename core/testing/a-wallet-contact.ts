import type { WalletContact } from '../wallets'

/** The contact from a wallet: somebody to whom the shop delivers. */
export const aWalletContact: WalletContact = {
  givenName: 'Maya',
  familyName: 'Okafor',
  addressLines: ['418 Alder Street'],
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
  countryCode: 'US',
  phone: '5035550148',
  email: 'maya@example.com',
}
