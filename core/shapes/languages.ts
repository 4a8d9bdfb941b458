/** The languages that the shop speaks. Types and a test then ask for each of them in every set of words. */
export const languages = ['en', 'fr', 'de', 'ja', 'ar'] as const

export type Language = (typeof languages)[number]

/** English as some countries write it: words that differ from American ones. */
export type EnglishCountry = 'en-GB' | 'en-CA'
