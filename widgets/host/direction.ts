const rightToLeft = /^(ar|arc|dv|fa|ha|he|khw|ks|ku|ps|sd|ur|yi)\b/i

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.test(locale) ? 'rtl' : 'ltr'
}
