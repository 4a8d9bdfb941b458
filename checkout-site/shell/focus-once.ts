/** Ref of a heading that stands in the place of what had the focus: a screen reader goes on there, and the page begins there. */
export function focusOnce(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true })
  if (heading) scrollTo(0, 0)
}
