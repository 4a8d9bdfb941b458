import { createEvent, createStore } from 'effector'
import type { HostCart } from '../../shapes/host-cart'

/** What is paid and how; `product` and `upc` for an express item. */
export type WindowRequest = {
  /** The widget that was pressed. */
  readonly owner: string
  readonly wallet: 'DW_APPLE_PAY' | 'PAYPAL'
  readonly context: 'product' | 'cart'
  readonly productId: string
  readonly upc: string
}

/** The page's cart, which learns of the order; the id is null without a cart. */
export type PageCart = { readonly basketId: string | null; readonly isSaving: boolean }

export const pageCartKnown = createEvent<PageCart>()

/** A cart was created, so that the page can learn of the order. */
export const basketMade = createEvent<HostCart>()
/** Something may have been bought, so the page's cart must be read. */
export const cartOutdated = createEvent()

export const $pageCart = createStore<PageCart>({ basketId: null, isSaving: false }).on(
  pageCartKnown,
  (_before, known) => known,
)
