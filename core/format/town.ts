/** The countries where a postal code is written before its town. */
export const codeFirst = ['DE', 'FR', 'IT', 'ES', 'NL', 'JP']

/** A town as it is told. */
export type Town = {
  readonly city: string
  readonly countryCode: string
  readonly postalCode?: string | null | undefined
}

/** A town with its postal code, in its country's order. */
export function townLine({ city, postalCode, countryCode }: Town): string {
  const parts = codeFirst.includes(countryCode) ? [postalCode, city] : [city, postalCode]
  return parts.filter(Boolean).join(' ')
}
