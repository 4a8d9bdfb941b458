/** `#handoff=…`, which no server or log sees. */
export function handoffInAddress(): string | null {
  if (typeof location === 'undefined') return null
  return new URLSearchParams(location.hash?.slice(1)).get('handoff') || null
}

/** Puts the code back after going to another screen. */
export function keepInAddress(handoff: string): void {
  if (handoffInAddress() !== null) return
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${location.search}#handoff=${encodeURIComponent(handoff)}`,
  )
}

/** A used code must not appear after a reload or in a copied link. */
export function cleanAddress(): void {
  if (handoffInAddress() === null) return
  const rest = new URLSearchParams(location.hash.slice(1))
  rest.delete('handoff')
  const hash = rest.toString()
  history.replaceState(history.state, '', location.pathname + location.search + (hash && `#${hash}`))
}
