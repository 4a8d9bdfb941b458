/** Focuses a heading that replaced what had the focus. */
export function focusOnce(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true })
  if (heading) scrollTo(0, 0)
}
