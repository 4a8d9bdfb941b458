import { defineWords } from '../../core/site/words'

const english = {
  title: 'Create your account',
  lead: 'Your bag stays as it is, and your next order is faster.',
  optional: 'Optional',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    birthDate: 'Birth date',
    gender: 'Gender',
    phone: 'Phone',
    postalCode: 'Postal code',
  },
  genders: { choose: 'Choose', female: 'Female', male: 'Male', other: 'Other' },
  newsletter: 'Email me about new products and offers.',
  sms: 'Text me about new products and offers.',
  smsText: 'We text this number at most four times a month. Reply STOP to unsubscribe.',
  smsTerms: 'Terms of text messages',
  smsAgree: 'Agree to texts',
  smsAgreed: 'You will get texts at this number once your account is created.',
  smsNotAgreed: 'Agree to texts, or take the tick away.',
  loyalty: (brand: string) => `Join ${brand} Club and collect points with every order.`,
  loyaltyTerms: 'Terms of the club',
  brandTerms: 'I agree to the terms of the brand.',
  brandTermsLink: 'Terms of the brand',
  policy: 'I agree to the terms and the privacy notice.',
  terms: 'Terms',
  privacy: 'Privacy',
  submit: 'Create account',
  creating: 'Creating your account',
  haveAccount: 'Have an account?',
  signIn: 'Sign in',
  attention: 'Some fields need your attention',
  problems: {
    emailInUse: 'An account with this email exists.',
    phoneInUse: 'This phone number belongs to another account. Use a different one',
    date: 'This date does not exist',
    year: 'Check the year',
    minAge: (age: number) => `You must be at least ${age} years old to have an account`,
    wrong: 'Check this field',
    policy: 'Agree to continue',
  },
  notLoaded: 'The form could not be loaded',
  retry: 'Try again',
}

export type SignUpWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./sign-up.words.fr'),
  de: () => import('./sign-up.words.de'),
  ja: () => import('./sign-up.words.ja'),
  ar: () => import('./sign-up.words.ar'),
})
