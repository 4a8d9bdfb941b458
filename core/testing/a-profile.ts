import type { ConsumerProfile, ProfileAddress } from '../profile/contracts'

/** An address of a profile, to ship to. */
export function anAddressOf(id: string, more: Partial<ProfileAddress> = {}): ProfileAddress {
  return {
    id,
    approachType: 'S',
    main: false,
    firstName: 'Maya',
    lastName: 'Okafor',
    phone: '5035550148',
    phoneCode: '1',
    countryCode: 'US',
    addressLine1: '418 Alder Street',
    city: 'Portland',
    province: 'OR',
    postalCode: '97205',
    ...more,
  }
}

/** A profile of somebody who is neither member nor employee. */
export function aProfile(
  details: Partial<ConsumerProfile['consumerDetails']> = {},
  more: Partial<ConsumerProfile> = {},
): ConsumerProfile {
  return {
    consumerDetails: {
      email: 'maya@example.com',
      firstName: 'Maya',
      lastName: 'Okafor',
      phone: '5035550148',
      phoneCode: '1',
      postalCode: '97205',
      birthDate: '1990-05-14',
      address: [],
      identity: [],
      ...details,
    },
    isLoyaltyMember: false,
    loyaltyOptInDate: null,
    preferences: { interests: 'road|trail', preferredShoeSize: '9' },
    subscriptions: [],
    ...more,
  }
}
