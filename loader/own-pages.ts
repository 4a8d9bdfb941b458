/** The cart on the shop's own pages: where a shopper can go on whose browser, or whose network, does not bring the widgets. */
export function cartPage(checkout: string, locale: string): string {
  return checkout.replace(/\/$/, '') + (/^[a-z]{2}-[a-z]{2}$/i.test(locale) ? `/${locale.toLowerCase()}/cart` : '/')
}
