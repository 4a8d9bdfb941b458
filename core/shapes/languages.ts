/** Types and a test require each of them in every set of words. */
export const languages = ['en', 'fr', 'de', 'ja', 'ar'] as const

/** The locales of the microsite and the service; the first is the default. */
export const locales = ['en-US', 'en-GB', 'en-CA', 'fr-FR', 'de-DE', 'ja-JP', 'ar-AE'] as const

export type Language = (typeof languages)[number]

export type EnglishCountry = 'en-GB' | 'en-CA'
