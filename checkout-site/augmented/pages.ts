/** The page of the content service that belongs to a screen, by the screen's path. */
const pages: Readonly<Record<string, string>> = {
  '': 'cart',
  '/account': 'account',
  '/account/loyalty': 'loyalty-modal',
  '/account/profile': 'account-profile',
  '/cart': 'cart',
  '/enrolment': 'sign-up-modal',
  '/help/contact-us': 'contact-us',
  '/order-confirmation': 'order-confirmation',
  '/search': 'search',
  '/sign-in': 'sign-in-modal',
  '/sign-up': 'sign-up',
  '/store-locator': 'store-locator',
}

/** Undefined for a screen that has none. An unknown address has the page of errors. */
export function augmentedPageOf(path: string | undefined): string | undefined {
  if (path === undefined) return 'error-4xx'
  return path.startsWith('/checkout') ? 'checkout' : pages[path]
}
