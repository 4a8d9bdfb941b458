import type { Language } from '../../../core/shapes/languages'

/** English is required and the fallback: of product names that are the house's own, of their stories, and of sizes that read the same everywhere. */
export type Words = {
  readonly en: string
  /** If English outside of the United States differs. */
  readonly 'en-GB'?: string
  /** If Canada differs from both, or agrees with the United States against Britain. */
  readonly 'en-CA'?: string
} & Readonly<Partial<Record<Exclude<Language, 'en'>, string>>>

export type AllWords = Readonly<Record<Language, string>>
