/** The code with which a shopper came from a host page: `#handoff=…`, where no server or log sees it; null without one. */
export function handoffInAddress(): string | null {
  if (typeof location === 'undefined') return null
  return new URLSearchParams(location.hash?.slice(1)).get('handoff') || null
}

/** Takes the code out of the address, so that neither a reload nor a copied link uses it again. */
export function cleanAddress(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}
