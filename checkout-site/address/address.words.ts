import { defineWords } from '../../core/site/words'

const english = {
  optional: 'Optional',
  choose: 'Choose',
  formFailed: 'The address form could not be loaded.',
  found: 'Addresses found. Choose one with the arrow keys, or go on typing.',
  foundList: 'Suggested addresses',
  country: 'Country',
  hints: {
    phone: 'Only for questions about the delivery.',
    recipientPhone: 'If somebody else takes the parcel.',
  } as Record<string, string>,
  /** By the label keys of the address rules. */
  labels: {
    email: 'Email',
    firstName: 'First name',
    lastName: 'Last name',
    address: 'Address',
    street: 'Street and number',
    apartment: 'Apartment, floor',
    addition: 'Addition',
    city: 'City',
    town: 'Town or city',
    suburb: 'Suburb',
    area: 'Area',
    state: 'State',
    province: 'Province',
    county: 'County',
    emirate: 'Emirate',
    prefecture: 'Prefecture',
    cityWard: 'City or ward',
    blockAndNumber: 'Block and number',
    building: 'Building, apartment',
    zip: 'ZIP code',
    postcode: 'Postcode',
    postalCode: 'Postal code',
    eircode: 'Eircode',
    cap: 'CAP',
    phone: 'Phone',
    recipientPhone: 'Recipient’s phone',
  } as Record<string, string>,
  /** What is missing, by label key; 'Enter your last name'. */
  missing: {
    email: 'Enter your email',
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    address: 'Enter your address',
    street: 'Enter your street and number',
    city: 'Enter your city',
    town: 'Enter your town or city',
    area: 'Enter your area',
    cityWard: 'Enter your city or ward',
    blockAndNumber: 'Enter your block and number',
    zip: 'Enter your ZIP code',
    postcode: 'Enter your postcode',
    postalCode: 'Enter your postal code',
    eircode: 'Enter your Eircode',
    cap: 'Enter your CAP',
    state: 'Choose your state',
    province: 'Choose your province',
    county: 'Choose your county',
    emirate: 'Choose your emirate',
    prefecture: 'Choose your prefecture',
    phone: 'A valid phone number is required',
    country: 'Choose your country',
  } as Record<string, string>,
  pattern: (label: string, example: string) =>
    example ? `Enter it like ${example}` : `Check your ${label.toLowerCase()}`,
  attention: (count: number) => {
    const number = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'][count] ?? String(count)
    return count === 1 ? 'One field needs your attention' : `${number} fields need your attention`
  },
}

export type AddressWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./address.words.fr'),
  de: () => import('./address.words.de'),
  ja: () => import('./address.words.ja'),
  ar: () => import('./address.words.ar'),
})
