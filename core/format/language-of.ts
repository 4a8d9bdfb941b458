export function languageOf(locale: string): string {
  return locale.split('-')[0]?.toLowerCase() || 'en'
}
