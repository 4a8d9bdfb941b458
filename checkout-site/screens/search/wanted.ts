import { createStore } from 'effector'
import { dialogWanted } from '../../../core/dialogs'

/** The last product that was asked for in a quick shop; a new object each time. */
export const $wantedProduct = createStore<{ readonly product: string } | null>(null).on(
  dialogWanted,
  (current, { name, props = {} }) => (name === 'quick-shop' ? { product: String(props['product'] ?? '') } : current),
)
