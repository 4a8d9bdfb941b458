/** The control that an event is about, by the name it carries in shell and view alike; a slot may carry it for what fills it. */
export function touchedName(event: Event): string | undefined {
  for (const element of event.composedPath()) {
    if (element === event.currentTarget) return undefined
    if (element instanceof HTMLElement && element.dataset.touch) return element.dataset.touch
  }
  return undefined
}

/** Gives the focus, and the press if there was one, of the shell's control to the view's control of the same name. */
export function repeatTouch(root: ParentNode, focused: string | undefined, pressed: string | undefined): void {
  if (focused) control(root, focused)?.focus()
  if (pressed) control(root, pressed)?.click()
}

function control(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-touch="${CSS.escape(name)}"]`)
}
