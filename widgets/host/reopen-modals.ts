/** Puts a modal dialog back into the top layer after its element was moved. */
export function reopenModals(root: ParentNode): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (dialog.matches(':modal')) continue
    dialog.removeAttribute('open')
    dialog.showModal()
  }
}
