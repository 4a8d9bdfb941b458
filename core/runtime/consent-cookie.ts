/** OneTrust's, as its banner writes it: https://my.onetrust.com/articles/en_US/Knowledge/UUID-2dc719a8-4be5-8d16-1dc8-c7b4147b88e0 */
const NAME = 'OptanonConsent'

type CookieEvent = Event & { readonly changed?: readonly Named[]; readonly deleted?: readonly Named[] }
type Named = { readonly name?: string }

/** The values of the consent cookie; several if the page has it for more than one domain or path. */
export function consentCookies(): readonly string[] {
  return pageCookies()
    .split(/;\s*/)
    .filter(cookie => cookie.startsWith(`${NAME}=`))
    .map(cookie => cookie.slice(NAME.length + 1))
}

/** Calls back when the shopper has changed their choice in the page's banner. */
export function watchConsentCookie(changed: () => void): void {
  if (typeof window === 'undefined') return
  window.addEventListener('OneTrustGroupsUpdated', changed)
  const { cookieStore } = window as { cookieStore?: EventTarget }
  cookieStore?.addEventListener('change', (event: CookieEvent) => {
    if ([...(event.changed ?? []), ...(event.deleted ?? [])].some(({ name }) => name === NAME)) changed()
  })
}

/** A frame without an origin has no access. */
function pageCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
