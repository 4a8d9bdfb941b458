import { createEffect, sample } from 'effector'
import { $lines, type Operation } from '../../cart'
import { ownOperations } from '../../cart/own-operations'
import { itemQueued, itemRefused, itemTaken, itemWanted, type WantedItem } from '../../catalogue'
import { asShopError, hasCode, type ShopError } from '../../errors/shop-error'
import { loaded } from '../../http/loaded'
import { keepScope } from '../../runtime/within'

/** In ms. */
const RETRY_MS = 2000

export const firstTry = ownOperations()
/** Repeats a refused add as a new call. */
const secondTry = ownOperations()
/** Changes a line's variant. */
const update = ownOperations()

const waitFx = createEffect(
  (operation: Operation) => new Promise<Operation>(resolve => setTimeout(resolve, RETRY_MS, operation)),
)

sample({
  clock: itemWanted,
  filter: ({ box }) => box.context === 'add',
  fn: ({ box: _box, maxQty, ...item }) => ({
    kind: 'add' as const,
    item: { ...item, ...(maxQty ? { maxQty } : {}) },
  }),
  target: firstTry.requested,
})

/** Replaces a line's variant and keeps its quantity. */
sample({
  clock: itemWanted,
  source: $lines,
  filter: (_lines, { box }) => box.context === 'update-cart-item',
  fn: (lines, { box, productId, upc }): Operation => {
    const itemId = box.itemId ?? ''
    const qty = lines.find(({ item }) => item.id === itemId)?.qty ?? 1
    return { kind: 'change', itemId, productId, upc, qty }
  },
  target: update.requested,
})

/** Replaces a saved item. Few pages do that, so the list's model loads when it is needed. */
const changeSavedFx = createEffect(async ({ box, productId, upc }: WantedItem) => {
  const within = keepScope()
  const { changeSavedFx: change } = await loaded(import('./quick-shop-changes-saved'))
  return within(() => change({ itemId: box.itemId ?? '', productId, upc }))
})

sample({ clock: itemWanted, filter: ({ box }) => box.context === 'update-saved-item', target: changeSavedFx })

sample({
  clock: changeSavedFx.fail,
  fn: ({ params: { productId }, error }) => ({ productId, error: asShopError(error) }),
  target: itemRefused,
})

/** A refused add is tried once more, unless it is a gift with purchase. */
sample({ clock: firstTry.refused, filter: isTriedAgain, fn: ({ operation }) => operation, target: waitFx })

sample({ clock: waitFx.doneData, target: secondTry.requested })

const refused = sample({
  clock: firstTry.refused,
  filter: refusal => !isTriedAgain(refusal),
})

sample({
  clock: [refused, secondTry.refused, update.refused],
  fn: ({ operation, error }) => ({ productId: productOf(operation), error }),
  target: itemRefused,
})

sample({
  clock: [firstTry.queued, secondTry.queued],
  fn: ({ operation, error }) => ({ productId: productOf(operation), error }),
  target: itemQueued,
})

sample({
  clock: [firstTry.done, secondTry.done, update.done],
  fn: ({ operation }) => ({ productId: productOf(operation) }),
  target: itemTaken,
})

function isTriedAgain({ error }: { error: ShopError }): boolean {
  return !hasCode(error, 'GWP403')
}

function productOf(operation: Operation): string {
  if (operation.kind === 'add') return operation.item.productId
  return operation.kind === 'change' ? (operation.productId ?? '') : ''
}
