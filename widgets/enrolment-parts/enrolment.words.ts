import { defineWords } from '../../core/site/words'

const english = {
  lookupTitle: 'Sign in or create an account',
  lookupText: 'Enter your email to sign in or to create an account.',
  next: 'Continue',
  looking: 'Looking',
  clubTitle: (brand: string) => (brand ? `Join ${brand} Club` : 'Join the club'),
  clubText: 'Members collect points with every order and hear about offers first.',
  joining: 'Joining',
  clubTerms: 'Terms of the club',
  notNow: 'Not now',
  welcomeTitle: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  welcomeText: 'Your account is ready. A few more details make your next order quicker.',
  welcomeMember: 'You are a member now: you earn points with every order.',
  mobileTitle: 'Your phone number',
  mobileText: 'We only call about a delivery.',
  profileTitle: 'About you',
  profileText: 'With this, checkout is filled in for you.',
  interestsTitle: 'What do you like?',
  interestsText: 'We will show you more of what you choose.',
  save: 'Save and continue',
  saving: 'Saving',
  skip: 'Skip',
  successTitle: 'All done',
  successText: 'You can change everything in your account.',
  done: 'Continue to the shop',
  askTitle: 'A few details are missing',
  askText: 'With them, your next order is quicker.',
  complete: 'Complete your account',
  failed: 'Your account could not be loaded',
  retry: 'Try again',
  passwordHint: '8 characters or more, with a capital letter, a small letter and a digit',
  interests: {
    road: 'Road running',
    trail: 'Trail running',
    track: 'Track',
    'race-day': 'Races',
    walking: 'Walking',
    gym: 'Gym',
  },
}

export type EnrolmentWords = typeof english

export const { $words } = defineWords<EnrolmentWords>(english, {
  fr: () => import('./enrolment.words.fr'),
  de: () => import('./enrolment.words.de'),
  ja: () => import('./enrolment.words.ja'),
  ar: () => import('./enrolment.words.ar'),
})
