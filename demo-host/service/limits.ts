/** Calls with limits of their own, besides the general one. */
export type LimitName =
  | 'everything'
  | 'signIn'
  | 'reset'
  | 'giftCard'
  | 'coupon'
  | 'payment'
  | 'hold'
  | 'picture'
  | 'customer'
  | 'invitation'
  | 'addressLookup'
  | 'review'
  | 'event'
  | 'decision'
  | 'botChallenge'

/** The calls of one address or consumer in a window of time. */
type Limit = { readonly max: number; readonly seconds: number }

export type Limits = Readonly<Record<LimitName, Limit>>

const production: Limits = {
  everything: { max: 600, seconds: 60 },
  signIn: { max: 20, seconds: 60 },
  reset: { max: 10, seconds: 600 },
  giftCard: { max: 10, seconds: 60 },
  coupon: { max: 30, seconds: 60 },
  payment: { max: 20, seconds: 60 },
  // A whole office may come to checkout at once: holds are limited by pieces (stock/turns.ts).
  hold: { max: 120, seconds: 60 },
  picture: { max: 30, seconds: 600 },
  customer: { max: 30, seconds: 600 },
  invitation: { max: 30, seconds: 600 },
  addressLookup: { max: 120, seconds: 60 },
  review: { max: 60, seconds: 600 },
  event: { max: 30, seconds: 600 },
  decision: { max: 240, seconds: 60 },
  // An office in checkout: each order takes some.
  botChallenge: { max: 240, seconds: 60 },
}

/** A demo and all of its tests share one address, which takes more sign-ins, resets and purchases than usual. */
const sandbox: Limits = {
  ...production,
  everything: { max: 3000, seconds: 60 },
  signIn: { max: 300, seconds: 60 },
  reset: { max: 100, seconds: 600 },
  payment: { max: 300, seconds: 60 },
}

export const limitsOf = (isProduction: boolean): Limits => (isProduction ? production : sandbox)
