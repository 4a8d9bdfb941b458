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
  /** False: a known card that cannot pay (`GFC725`). */
  readonly allowed: boolean
}

/** A single-use code, or a card with a balance. */
export type SeedMemberReward =
  | { readonly kind: 'reward-code'; readonly code: string; readonly worth: Sum; readonly endsAt: Instant }
  | {
      readonly kind: 'reward-card'
      readonly code: string
      readonly currency: Currency
      readonly balance: Minor
      readonly endsAt: Instant
    }
