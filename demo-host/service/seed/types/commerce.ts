import type { Instant } from '../../pricing/instant'
import type { Currency, Minor, Sum } from '../../pricing/money'

/** A gift card in circulation. */
export type SeedGiftCard = {
  /** Nineteen digits, no spaces. */
  readonly number: string
  readonly pin: string
  readonly currency: Currency
  readonly initialAmount: Minor
  readonly balance: Minor
  readonly expiresAt: Instant
  /** False: known, but not to be paid with (`GFC725`). */
  readonly allowed: boolean
}

/** A reward for loyalty members: a code that is good once, or a card that pays until it is empty. */
export type SeedMemberReward =
  | { readonly kind: 'reward-code'; readonly code: string; readonly worth: Sum; readonly endsAt: Instant }
  | {
      readonly kind: 'reward-card'
      readonly code: string
      readonly currency: Currency
      readonly balance: Minor
      readonly endsAt: Instant
    }
