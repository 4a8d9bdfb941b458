import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Profile',
  about: 'About you',
  email: 'Email',
  emailHint: 'You sign in with it. Contact us to change it.',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  postalCode: 'Postal code',
  birthDate: 'Birth date',
  optional: 'Optional',
  nothingTyped: 'There is nothing to save. Fill in a field first.',
  likes: 'What you like',
  shoeSize: 'Shoe size',
  noSize: 'No size',
  interests: 'Interests',
  password: 'Password',
  changePassword: 'Change password',
}

export type AccountProfileWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./account-profile.words.fr'),
  de: () => import('./account-profile.words.de'),
  ja: () => import('./account-profile.words.ja'),
  ar: () => import('./account-profile.words.ar'),
})
