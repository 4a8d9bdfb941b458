import { createEffect, sample } from 'effector'
import { $lines, type Operation, ownOperations } from '../../cart'
import { itemQueued, itemRefused, itemTaken, itemWanted, type WantedItem } from '../../catalogue'
import { asShopError, hasCode, type ShopError } from '../../errors/shop-error'
import { loaded } from '../../http/loaded'
import { keepScope } from '../../runtime/within'

/** How long after a refusal an add is tried again, in milliseconds. */
const RETRY_MS = 2000

/** What a quick shop adds. */
export const firstTry = ownOperations()
/** What was refused, once more, as a new call. */
const secondTry = ownOperations()
/** A line that gets another variant. */
const update = ownOperations()

const waitFx = createEffect(
  (operation: Operation) => new Promise<Operation>(resolve => setTimeout(resolve, RETRY_MS, operation)),
)

/** What is wanted goes into the cart. */
sample({
  clock: itemWanted,
  filter: ({ panel }) => panel.context === 'add',
  fn: ({ panel: _panel, maxQty, ...item }) => ({
    kind: 'add' as const,
    item: { ...item, ...(maxQty ? { maxQty } : {}) },
  }),
  target: firstTry.asked,
})

/** What is wanted takes a line's place, in the quantity that it has. */
sample({
  clock: itemWanted,
  source: $lines,
  filter: (_lines, { panel }) => panel.context === 'update-cart-item',
  fn: (lines, { panel, productId, upc }): Operation => {
    const itemId = panel.itemId ?? ''
    const qty = lines.find(({ item }) => item.id === itemId)?.qty ?? 1
    return { kind: 'change', itemId, productId, upc, qty }
  },
  target: update.asked,
})

/** What is wanted takes a saved thing's place. Few pages do that: what knows the list comes when it is needed. */
const changeSavedFx = createEffect(async ({ panel, productId, upc }: WantedItem) => {
  const within = keepScope()
  const { changeSavedFx: change } = await loaded(import('./quick-shop-changes-saved'))
  return within(() => change({ itemId: panel.itemId ?? '', productId, upc }))
})

sample({ clock: itemWanted, filter: ({ panel }) => panel.context === 'update-saved-item', target: changeSavedFx })

sample({
  clock: changeSavedFx.fail,
  fn: ({ params: { productId }, error }) => ({ productId, error: asShopError(error) }),
  target: itemRefused,
})

/** What was refused is tried once more after a while, unless it is a gift with purchase. */
sample({ clock: firstTry.refused, filter: isTriedAgain, fn: ({ operation }) => operation, target: waitFx })

sample({ clock: waitFx.doneData, target: secondTry.asked })

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
