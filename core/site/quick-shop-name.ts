const names: Readonly<Record<string, string>> = {
  fr: 'Aperçu rapide',
  de: 'Schnellansicht',
  ja: 'クイックショップ',
  ar: 'تسوق سريع',
}

/** What the button says, in shell and view alike; the few words that must be there before any file is fetched. */
export function quickShopName(locale: string): string {
  return names[locale.slice(0, 2).toLowerCase()] ?? 'Quick shop'
}
