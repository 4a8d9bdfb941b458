import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Points and rewards',
  points: 'Your points',
  pointsUnit: 'points',
  member: (number: string) => `Member number ${number}`,
  vouchers: 'Vouchers',
  noVouchers: 'You have no vouchers right now.',
  voucher: (sum: string) => `${sum} voucher`,
  forPoints: (points: string) => `for ${points} points`,
  ready: 'Ready to use at checkout',
  missing: (points: string) => `${points} points to go`,
  gone: { used: 'Used', ended: 'Expired', blocked: 'Not available' },
  welcomeFailed: 'Your welcome reward could not be loaded.',
  welcome: 'Welcome to the program',
  welcomeText: (code: string) => `Enter the code ${code} in your bag.`,
  history: 'Points history',
  noHistory: 'Nothing yet. Points that you earn or spend with orders are listed here.',
  kinds: {
    redeem: 'Used for an order',
    restore: 'Returned',
    renew: 'New year',
    referral: 'Referral',
    earned: 'An order arrived',
    returned: 'Taken back with a return',
    expired: 'Ended after a year',
  },
  confirmTitle: 'Confirm your email address',
  confirmText: (email: string) =>
    `We sent a link to ${email}. Follow it: your points and rewards can be used from then on.`,
  inviteTitle: 'Invite a friend',
  inviteText:
    'They create an account with your link. Once they have joined the club and confirmed their email address, you get points.',
  invite: 'Share your link',
  copied: 'The link is copied',
  link: 'Your link',
  joinTitle: 'Join the loyalty program',
  joinText: 'Collect points with every order and turn them into vouchers. It costs nothing.',
  join: 'Join now',
  joining: 'Joining',
  terms: 'Terms of the program',
}

export type AccountLoyaltyWords = typeof english

export const { $words } = defineWords(english, {
  fr: () => import('./account-loyalty.words.fr'),
  de: () => import('./account-loyalty.words.de'),
  ja: () => import('./account-loyalty.words.ja'),
  ar: () => import('./account-loyalty.words.ar'),
  'en-GB': () => import('./account-loyalty.words.en-GB'),
})
