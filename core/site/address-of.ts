import { createEvent, createStore } from 'effector'

/** A product's id and path (`pdpUrl`, `pageUrl`). */
export interface ProductPlace {
  readonly productId: string
  readonly path: string
}

/** Null without a product URL template. */
export type AddressOf = (place: ProductPlace) => string | null

/** The product URL template has loaded, which happens after the first paint. */
export const addressesKnown = createEvent<AddressOf>()

export const $addressOf = createStore<{ readonly of: AddressOf }>({ of: () => null }).on(
  addressesKnown,
  (_current, of) => ({
    of,
  }),
)
