/** Whether an element has a box, whichever way the page hides what is around it. */
export function isRendered(element: Element): boolean {
  // Safari has it from 17.4 on; before that it has no `content-visibility` to ask about either.
  if ('checkVisibility' in element) return element.checkVisibility()
  return (element as Element).getClientRects().length > 0
}
