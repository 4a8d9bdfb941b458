/** `#handoff=…`: no server or log sees it. */
export function handoffInAddress(): string | null {
  if (typeof location === 'undefined') return null
  return new URLSearchParams(location.hash?.slice(1)).get('handoff') || null
}

/** Going to another screen took it out. */
export function keepInAddress(handoff: string): void {
  if (handoffInAddress() !== null) return
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${location.search}#handoff=${encodeURIComponent(handoff)}`,
  )
}

/** A settled code shows neither after a reload nor in a copied link. */
export function cleanAddress(): void {
  if (handoffInAddress() === null) return
  const rest = new URLSearchParams(location.hash.slice(1))
  rest.delete('handoff')
  const hash = rest.toString()
  history.replaceState(history.state, '', location.pathname + location.search + (hash && `#${hash}`))
}
