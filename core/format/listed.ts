const commas: Readonly<Record<string, string>> = { ar: '، ', ja: '、' }

export function commaOf(locale: string): string {
  return commas[locale.slice(0, 2)] ?? ', '
}

/** `Cobalt, US 9`, `通常配送、無料`. Empty parts are left out. */
export function listed(parts: readonly (string | null | undefined)[], locale: string): string {
  return parts.filter(Boolean).join(commaOf(locale))
}
