import { sample } from 'effector'
import { ownOperations } from '../../cart/own-operations'
import { itemAdded, lineSaved } from '../../cart/done'
import { savedLeft, savedMoved, savedRefused, savedWanted } from '../../lists/for-later/saved'

const moving = ownOperations()

sample({ clock: lineSaved, fn: () => {}, target: savedWanted })

sample({
  clock: savedMoved,
  fn: ({ itemId, productId, upc, qty }) => ({
    kind: 'add' as const,
    item: { productId, ...(upc ? { upc } : {}), qty, savedItemId: itemId },
  }),
  target: moving.requested,
})

sample({
  clock: itemAdded,
  filter: ({ item }) => Boolean(item.savedItemId),
  fn: ({ item }) => ({ itemId: item.savedItemId ?? '' }),
  target: savedLeft,
})

sample({
  clock: moving.refused,
  fn: ({ operation, error }) => ({
    itemId: (operation.kind === 'add' && operation.item.savedItemId) || '',
    error,
  }),
  target: savedRefused,
})
