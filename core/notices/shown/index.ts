import { createEvent } from 'effector'

// Apart from the model that keeps toasts, which a page loads with its first. Whoever shows one imports it from the model.

/** A code of the catalogue, or a name that the view has words for. */
export type Message = {
  code: string
  /** The service's own message. */
  message?: string
  details?: Readonly<Record<string, unknown>>
  /** The name of the product that it is about, where that is not seen. */
  about?: string | undefined
}

/** A lasting toast is closed only by the shopper. */
export type NewToast = Message & { tone: 'success' | 'danger'; isLasting?: boolean }

export const toastShown = createEvent<NewToast>()
