import type { Fit } from '../../../../core/catalogue/reviews/contracts'
import type { Language } from '../../../../core/shapes/languages'
import type { Instant } from '../../pricing/instant'

type Texts = readonly [title: string, text: string]

/** What somebody wrote, and what it is in other languages where somebody has translated it. */
export type ReviewWords = {
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly fit?: Fit
  readonly language: Language
  readonly said: Texts
  readonly translated?: Readonly<Partial<Record<Language, Texts>>>
}

export type SeedReview = ReviewWords & {
  readonly productId: string
  readonly author: string
  readonly isVerified: boolean
  readonly helpful: number
  readonly notHelpful: number
  readonly createdAt: Instant
}
