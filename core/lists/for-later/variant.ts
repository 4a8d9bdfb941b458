import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { savedChanged, savedNotUpdated, savedUpdated } from './saved'

/** A saved item in another variant of its product. */
export interface NewVariant {
  readonly itemId: string
  readonly productId: string
  readonly upc: string
}

/** Replaces a saved item's variant and keeps its quantity. */
export const variantChosen = createEvent<NewVariant>()

const $chosen = createStore<NewVariant | null>(null).on(variantChosen, (_before, chosen) => chosen)

sample({ clock: variantChosen, fn: ({ itemId, upc }) => ({ itemId, upc }), target: savedChanged })

export const variantTaken = sample({
  clock: savedUpdated,
  source: $chosen,
  filter: (chosen, { itemId, upc }) => chosen?.itemId === itemId && chosen.upc === upc,
  fn: chosen => ({ productId: chosen?.productId ?? '' }),
})

export const variantRefused = sample({
  clock: savedNotUpdated,
  source: $chosen,
  filter: (chosen, { itemId }) => chosen?.itemId === itemId,
  fn: (chosen, { error }): { productId: string; error: ShopError } => ({ productId: chosen?.productId ?? '', error }),
})
