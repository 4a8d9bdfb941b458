/** Screens that are no place to return to after signing in. */
export const signInPages = [
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/enrolment',
  '/associate-login',
]

/** Whether an own screen asked for the sign-in. */
export const hasReturn = (search: string): boolean => new URLSearchParams(search).has('from')

/** Where to go after signing in: the path in `from`, else `fallback`. Only paths of this locale count, so that a link cannot lead elsewhere. */
export function returnAddress(search: string, root: string, fallback = '/cart'): string {
  const from = new URLSearchParams(search).get('from') ?? ''
  const isPlain = from.startsWith('/') && !/[\\\s]|\/\//.test(from)
  // Resolved as a browser would: `..` and its escapes could leave the locale.
  const { pathname, search: query } = new URL(isPlain ? from : '/', 'https://shop.invalid')
  const isSignIn = signInPages.some(page => pathname === root + page || pathname.startsWith(`${root}${page}/`))
  const isOwn = pathname.startsWith(`${root}/`) && !isSignIn
  return isOwn ? pathname + query : root + fallback
}
