/**
 * Where a shopper goes after signing in: the page that sent them, as the address's `from` names it, else the cart.
 * Only a screen of this locale can be named: an address made by a stranger leads nowhere else.
 */
export function returnAddress(search: string, root: string): string {
  const from = new URLSearchParams(search).get('from') ?? ''
  const isOwn = from.startsWith(`${root}/`) && !/[\\\s]|\/\//.test(from) && !from.startsWith(`${root}/sign-in`)
  return isOwn ? from : `${root}/cart`
}
