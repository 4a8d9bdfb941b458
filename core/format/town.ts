export const codeFirst = ['DE', 'FR', 'IT', 'ES', 'NL', 'JP']

export type Town = {
  readonly city: string
  readonly countryCode: string
  readonly postalCode?: string | null | undefined
}

export function townLine({ city, postalCode, countryCode }: Town): string {
  const parts = codeFirst.includes(countryCode) ? [postalCode, city] : [city, postalCode]
  return parts.filter(Boolean).join(' ')
}
