/** Types and a test ask for each of them in every set of words. */
export const languages = ['en', 'fr', 'de', 'ja', 'ar'] as const

/** The locales that the microsite and its service have pages in; the first is everyone else's. */
export const locales = ['en-US', 'en-GB', 'en-CA', 'fr-FR', 'de-DE', 'ja-JP', 'ar-AE'] as const

export type Language = (typeof languages)[number]

export type EnglishCountry = 'en-GB' | 'en-CA'
