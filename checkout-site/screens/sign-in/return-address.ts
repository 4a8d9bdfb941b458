/** Screens that nobody wants to come back to once they are signed in. */
export const doors = ['/sign-in', '/sign-up', '/forgot-password', '/reset-password', '/enrolment', '/associate-login']

/**
 * Where a shopper goes after signing in: the page that sent them, as the address's `from` names it, else `fallback`.
 * Only a screen of this locale can be named: an address made by a stranger leads nowhere else.
 */
export function returnAddress(search: string, root: string, fallback = '/cart'): string {
  const from = new URLSearchParams(search).get('from') ?? ''
  const isPlain = from.startsWith('/') && !/[\\\s]|\/\//.test(from)
  // As a browser would go there: `..` and its escapes are steps up, which may lead out of the locale.
  const { pathname, search: query } = new URL(isPlain ? from : '/', 'https://shop.invalid')
  const isDoor = doors.some(door => pathname === root + door || pathname.startsWith(`${root}${door}/`))
  const isOwn = pathname.startsWith(`${root}/`) && !isDoor
  return isOwn ? pathname + query : root + fallback
}
