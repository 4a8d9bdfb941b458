import type { FoundStore } from '../stores'

/** A store that was found; what matters to a test is given, the rest is some store's. */
export const aStore = (storeId: string, more: Partial<FoundStore> = {}): FoundStore => ({
  storeId,
  name: `Northlane ${storeId}`,
  addressLine1: '1 High Street',
  city: 'Portland',
  postalCode: '97209',
  countryCode: 'US',
  latitude: 45,
  longitude: -122,
  openingHours: [],
  isOpen: true,
  changesAt: null,
  inventory: [],
  delivery: 'pickup',
  ...more,
})
