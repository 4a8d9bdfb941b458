import { createEffect, createEvent, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { $boxes, $isSignedIn, $offers, type Box, type Boxes, changed, mainPressed, optionChosen } from './buy-boxes'
import { productWanted } from './products'

export interface WantedItem {
  readonly box: Box
  readonly productId: string
  readonly upc: string
  readonly maxQty: number | undefined
  readonly recipeId: string | undefined
}

const ADDED_MS = 1500

export const itemTaken = createEvent<{ productId: string }>()
export const itemRefused = createEvent<{ productId: string; error: ShopError }>()
/** Nobody answered: the item is queued, and added when the service is back. */
export const itemQueued = createEvent<{ productId: string; error: ShopError }>()

const pressed = sample({
  clock: mainPressed,
  source: $offers,
  fn: (offers, box) => ({ box, offer: offers[box] }),
}).filterMap(({ box, offer }) => offer && { box, ...offer })

const choiceMissed = pressed.filter({
  fn: ({ button, unchosen }) => unchosen !== null && /^(notify|update|add)$/.test(button),
})

export const signInRequested = pressed.filter({ fn: ({ button }) => button === 'sign-in' })

export const notifyRequested = pressed.filter({ fn: ({ button, unchosen }) => button === 'notify' && !unchosen })

export const itemWanted = sample({
  clock: pressed,
  source: $boxes,
  fn: (boxes, { box, ...offer }) => ({ box: boxes[box], ...offer }),
}).filterMap(({ box, button, product, variant }): WantedItem | undefined => {
  // A store-only product is added with its store (pick-up).
  const isForCart = button === 'update' || (button === 'add' && !product.isRobisOnly)
  if (!isForCart || !box || box.progress === 'adding' || !variant) return undefined
  return { box, productId: product.id, upc: variant.upc, maxQty: variant.maxQty, recipeId: variant.recipeId }
})

const showAddedFx = createEffect(
  (_ids: readonly string[]) => new Promise<void>(resolve => setTimeout(resolve, ADDED_MS)),
)

$boxes
  .on(choiceMissed, (boxes, { box, unchosen }) => changed(boxes, [box], { missed: { type: unchosen ?? '' } }))
  // A product has one choice, so messages about an earlier choice go from every box that shows it.
  .on(optionChosen, (boxes, { box, type }) => {
    const ids = showing(boxes, boxes[box]?.productId ?? '')
    const asking = ids.filter(id => boxes[id]?.missed?.type === type)
    return changed(changed(boxes, ids, { notifyForm: 'closed', refusal: null }), asking, { missed: null })
  })
  .on(signInRequested, (boxes, { box }) => changed(boxes, [box], { isSignInAsked: true }))
  .on($isSignedIn, boxes => changed(boxes, Object.keys(boxes), { isSignInAsked: false }))
  .on(notifyRequested, (boxes, { box }) => changed(boxes, [box], { notifyForm: 'open' }))
  .on(itemWanted, (boxes, { box }) => withAdding(boxes, box.id))
  .on(itemRefused, (boxes, { productId, error }) =>
    changed(boxes, waiting(boxes, productId), { progress: 'idle', refusal: error, isQueued: false }),
  )
  .on(itemQueued, (boxes, { productId }) => changed(boxes, waiting(boxes, productId), { isQueued: true }))
  .on(itemTaken, (boxes, { productId }) =>
    changed(boxes, waiting(boxes, productId), { progress: 'added', isQueued: false }),
  )
  .on(showAddedFx.done, (boxes, { params: ids }) =>
    changed(boxes, ids.filter(isAt(boxes, 'added')), { progress: 'idle' }),
  )

export const boxesAdded = sample({
  clock: itemTaken,
  source: $boxes,
  fn: (boxes, { productId }) => showing(boxes, productId).filter(isAt(boxes, 'added')),
}).filter({ fn: ids => ids.length > 0 })

sample({ clock: boxesAdded, target: showAddedFx })

// Others have bought it meanwhile, so its sizes and its button are no longer those that are shown.
sample({
  clock: itemRefused,
  filter: ({ error }) => error.code.startsWith('INV'),
  fn: ({ productId }) => productId,
  target: productWanted,
})

export function withAdding(boxes: Boxes, id: string): Boxes {
  return changed(boxes, [id], { progress: 'adding', refusal: null, isQueued: false })
}

/** The boxes that wait for a product, else all that show it. */
function waiting(boxes: Boxes, productId: string): readonly string[] {
  const ids = showing(boxes, productId)
  const adding = ids.filter(isAt(boxes, 'adding'))
  return adding.length > 0 ? adding : ids
}

function showing(boxes: Boxes, productId: string): readonly string[] {
  return Object.keys(boxes).filter(id => boxes[id]?.productId === productId)
}

const isAt = (boxes: Boxes, progress: Box['progress']) => (id: string) => boxes[id]?.progress === progress
