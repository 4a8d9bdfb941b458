import { createEffect, createStore, sample, scopeBind } from 'effector'
import { itemRefused, itemTaken } from '../../catalogue'
import { savedChanged, savedNotUpdated, savedUpdated } from '../../lists/for-later'

// A quick shop that was opened for a saved thing puts the chosen variant in its place, in the quantity that it has.

type Asked = { readonly itemId: string; readonly productId: string; readonly upc: string }

/** Asks for the variant; what becomes of it is said in the quick shop. */
export const changeSavedFx = createEffect(({ itemId, upc }: Asked) => {
  scopeBind(savedChanged, { safe: true })({ itemId, upc })
})

const $asked = createStore<Asked | null>(null).on(changeSavedFx, (_before, asked) => asked)

sample({
  clock: savedUpdated,
  source: $asked,
  filter: (asked, { itemId, upc }) => asked?.itemId === itemId && asked.upc === upc,
  fn: asked => ({ productId: asked?.productId ?? '' }),
  target: itemTaken,
})

sample({
  clock: savedNotUpdated,
  source: $asked,
  filter: (asked, { itemId }) => asked?.itemId === itemId,
  fn: (asked, { error }) => ({ productId: asked?.productId ?? '', error }),
  target: itemRefused,
})
