import { createEvent, createStore } from 'effector'
import type { HostCart } from '../../shapes/host-cart'

/** What is to be paid, and how; `product` and `upc` where one thing is bought at once. */
export type WindowWish = {
  /** Which of the page's widgets was pressed. */
  readonly owner: string
  readonly wallet: 'DW_APPLE_PAY' | 'PAYPAL'
  readonly context: 'product' | 'cart'
  readonly productId: string
  readonly upc: string
}

/** The page's cart, which is told of the order; its id is null before there is one. */
export type PageCart = { readonly basketId: string | null; readonly isSaving: boolean }

export const pageCartKnown = createEvent<PageCart>()

/** The page had no cart, and one was made: by it the page is told of the order. */
export const basketMade = createEvent<HostCart>()
/** Something may have been bought in the window: the page's own cart says what. */
export const cartOutdated = createEvent()

export const $pageCart = createStore<PageCart>({ basketId: null, isSaving: false }).on(
  pageCartKnown,
  (_before, known) => known,
)
