/** The name of the pressed control, the same in shell and view; a slot may have it for its content. */
export function touchedName(event: Event, within: EventTarget | null = event.currentTarget): string | undefined {
  for (const element of event.composedPath()) {
    if (element === within) return undefined
    if (element instanceof HTMLElement && element.dataset.touch) return element.dataset.touch
  }
  return undefined
}

/** A plain press: main button, finger or space bar, without a key that opens a new tab. */
export function isPlainPress(event: Event): boolean {
  const { key, button, altKey, ctrlKey, metaKey, shiftKey } = event as Partial<MouseEvent & KeyboardEvent>
  return !(button || altKey || ctrlKey || metaKey || shiftKey) && (key === undefined || key === ' ')
}
