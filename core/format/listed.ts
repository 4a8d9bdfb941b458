const commas: Readonly<Record<string, string>> = { ar: '، ', ja: '、' }

/** What stands between two things in a locale's language: a comma and, where it is usual, a space. */
export function commaOf(locale: string): string {
  return commas[locale.slice(0, 2)] ?? ', '
}

/** Things one after the other: `Cobalt, US 9`, `通常配送、無料`. What is empty is left out. */
export function listed(parts: readonly (string | null | undefined)[], locale: string): string {
  return parts.filter(Boolean).join(commaOf(locale))
}
