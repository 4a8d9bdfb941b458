/** The control that an event is about, by the name it carries in shell and view alike; a slot may carry it for what fills it. */
export function touchedName(event: Event, within: EventTarget | null = event.currentTarget): string | undefined {
  for (const element of event.composedPath()) {
    if (element === within) return undefined
    if (element instanceof HTMLElement && element.dataset.touch) return element.dataset.touch
  }
  return undefined
}

/** Whether an event is of a press that means the control itself: a first button, finger or space bar, and no key that a browser opens a tab by. */
export function isPlainPress(event: Event): boolean {
  const { key, button, altKey, ctrlKey, metaKey, shiftKey } = event as Partial<MouseEvent & KeyboardEvent>
  return !(button || altKey || ctrlKey || metaKey || shiftKey) && (key === undefined || key === ' ')
}
