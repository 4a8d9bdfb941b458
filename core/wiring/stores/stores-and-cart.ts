import { attach, sample, scopeBind } from 'effector'
import { $cart, $lines, cartWanted } from '../../cart'
import { ownOperations } from '../../cart/own-operations'
import { pendingQty } from '../../cart/pending-qty'
import { sentencesWanted } from '../../errors/sentences'
import * as stores from '../../stores'

// Changes the cart's line, and returns the outcome.

const moving = ownOperations()

sample({
  clock: [$cart, $lines, stores.storesShown],
  source: { cart: $cart, lines: $lines },
  fn: ({ cart, lines }) =>
    (cart?.items ?? []).map(item => ({ ...stores.pickUpLineOf(item), qty: pendingQty(lines, item.id) })),
  target: stores.linesSeen,
})

const fetchFx = attach({
  source: stores.$pickUpLines,
  effect(lines, { itemIds, storeId }: { itemIds: readonly string[]; storeId: string | null }) {
    const change = scopeBind(moving.requested, { safe: true })
    for (const { itemId, qty } of lines.filter(line => itemIds.includes(line.itemId))) {
      change({ kind: 'change', itemId, qty, storeId })
    }
  },
})

sample({
  clock: stores.pickUpRequested,
  fn: ({ itemIds, place }) => ({ itemIds, storeId: place.storeId as string | null }),
  target: fetchFx,
})

sample({ clock: stores.deliveryChosen, fn: itemIds => ({ itemIds, storeId: null }), target: fetchFx })

sample({ clock: moving.done, fn: () => {}, target: stores.pickUpLineSaved })

sample({
  clock: moving.refused,
  fn: ({ error }) => error,
  target: stores.pickUpRefused,
})

sample({ clock: stores.pickUpRefused, fn: () => {}, target: sentencesWanted })

// Other lines then show the new store's stock.
sample({ clock: stores.favouriteChosen, fn: () => {}, target: cartWanted })
