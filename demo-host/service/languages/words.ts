import type { Language } from '../../../core/shapes/languages'

/**
 * Words per language; English is always there and stands in for what is missing. Ways of delivery, promotions and what
 * a product is, in which colours and sizes, are said in all of them; names and descriptions in English and French alone.
 */
export type Words = {
  readonly en: string
  /** Where the English of all but the United States writes it otherwise. */
  readonly 'en-GB'?: string
  /** Where Canada writes it as neither of them, or as the United States does against Britain. */
  readonly 'en-CA'?: string
} & Readonly<Partial<Record<Exclude<Language, 'en'>, string>>>

/** Words in every language that the shop speaks. */
export type AllWords = Readonly<Record<Language, string>>
