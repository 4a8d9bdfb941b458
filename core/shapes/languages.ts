/** Types and a test ask for each of them in every set of words. */
export const languages = ['en', 'fr', 'de', 'ja', 'ar'] as const

export type Language = (typeof languages)[number]

export type EnglishCountry = 'en-GB' | 'en-CA'
