export function cartPage(checkout: string, locale: string): string {
  return checkout.replace(/\/$/, '') + (/^[a-z]{2}-[a-z]{2}$/i.test(locale) ? `/${locale.toLowerCase()}/cart` : '/')
}
