/** The control that an event is about, by the name it carries in shell and view alike; a slot may carry it for what fills it. */
export function touchedName(event: Event): string | undefined {
  for (const element of event.composedPath()) {
    if (element === event.currentTarget) return undefined
    if (element instanceof HTMLElement && element.dataset.touch) return element.dataset.touch
  }
  return undefined
}
