/** Takes the token of a mail's link (`#token=…`) out of the address, so that no copied link or reload has it. */
export function takeLinkToken(): string | null {
  if (typeof location === 'undefined') return null
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (token) history.replaceState(history.state, '', location.pathname + location.search)
  return token || null
}
