import { createEffect, createStore, sample, scopeBind } from 'effector'
import { itemRefused, itemTaken } from '../../catalogue'
import { savedChanged, savedNotUpdated, savedUpdated } from '../../lists/for-later'

// Replaces a saved item's variant and keeps its quantity.

type Asked = { readonly itemId: string; readonly productId: string; readonly upc: string }

/** The quick shop shows the outcome. */
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
