export function isRendered(element: Element): boolean {
  // Safari before 17.4 has neither this nor `content-visibility`.
  if ('checkVisibility' in element) return element.checkVisibility()
  return (element as Element).getClientRects().length > 0
}
