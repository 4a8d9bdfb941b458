import { createEvent } from 'effector'

// Apart from the list of toasts, which a page without any does not load.

/** A code of the catalogue, or a name that the view has words for. */
export type Message = {
  code: string
  /** The service's own message. */
  message?: string
  details?: Readonly<Record<string, unknown>>
}

/** A lasting toast is closed only by the shopper. */
export type NewToast = Message & { tone: 'success' | 'danger'; isLasting?: boolean }

export const toastShown = createEvent<NewToast>()
