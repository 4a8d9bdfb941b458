/** The code with which a shopper came from a host page: `#handoff=…`, where no server or log sees it; null without one. */
export function handoffInAddress(): string | null {
  if (typeof location === 'undefined') return null
  return new URLSearchParams(location.hash?.slice(1)).get('handoff') || null
}

/** Puts the code back into the address, where going to another screen has taken it out. */
export function keepInAddress(handoff: string): void {
  if (handoffInAddress() !== null) return
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${location.search}#handoff=${encodeURIComponent(handoff)}`,
  )
}

/** Takes the code out of the address, once it is settled what becomes of it: neither a reload nor a copied link shows it again. */
export function cleanAddress(): void {
  if (handoffInAddress() === null) return
  history.replaceState(history.state, '', location.pathname + location.search)
}
