/** A modal dialog that was moved with its element has lost its place in the top layer: gives it back. */
export function showAgain(root: ParentNode): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (dialog.matches(':modal')) continue
    dialog.removeAttribute('open')
    dialog.showModal()
  }
}
