import type { Language } from '../../../../core/shapes/languages'
import type { Instant } from '../../pricing/instant'

export type QuestionWords = {
  readonly language: Language
  readonly question: string
  readonly author: string
  readonly answers: readonly { readonly text: string; readonly author: string; readonly isShop?: true }[]
}

export type SeedQuestion = QuestionWords & { readonly productId: string; readonly createdAt: Instant }
