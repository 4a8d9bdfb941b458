/** Takes the token that a mail's link brought (`#token=…`) out of the address: no copied link and no reload shows it again. */
export function takeLinkToken(): string | null {
  if (typeof location === 'undefined') return null
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (token) history.replaceState(history.state, '', location.pathname + location.search)
  return token || null
}
