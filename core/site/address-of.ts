import { createEvent, createStore } from 'effector'

/** A product as a cart or a list names it: its id, and the path that the service gives it (`pdpUrl`, `pageUrl`). */
export interface ProductPlace {
  readonly productId: string
  readonly path: string
}

/** The address of a product's page; null where it is not known where products live. */
export type AddressOf = (place: ProductPlace) => string | null

/** It is known where products live. What finds it out comes with the site's settings, which a page is painted without. */
export const addressesKnown = createEvent<AddressOf>()

export const $addressOf = createStore<{ readonly of: AddressOf }>({ of: () => null }).on(
  addressesKnown,
  (_current, of) => ({
    of,
  }),
)
