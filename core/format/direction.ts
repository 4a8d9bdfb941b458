const rightToLeft = /^(ar|arc|dv|fa|ha|he|khw|ks|ku|ps|sd|ur|yi)\b/i

/** The way in which a locale's language is written. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.test(locale) ? 'rtl' : 'ltr'
}
