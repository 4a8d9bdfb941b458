/** Our modal dialogs that are open, the topmost last. */
export const openModals: HTMLDialogElement[] = []

export const topModal = (): HTMLDialogElement | undefined => openModals.at(-1)
