/** Gives the focus, and the press if there was one, of the shell's control to the view's control of the same name. */
export function repeatTouch(root: ParentNode, focused: string | undefined, pressed: string | undefined): void {
  if (focused) control(root, focused)?.focus()
  if (pressed) control(root, pressed)?.click()
}

function control(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-touch="${CSS.escape(name)}"]`)
}
