import { createEffect, sample } from 'effector'
import { $lines, type Addition, addFailed, addQueued, addToCartPressed, itemAdded, quantityChanged } from '../../cart'
import { lineChanged } from '../../cart'
import { writeRefused } from '../../cart/queue'
import { itemQueued, itemRefused, itemTaken, itemWanted, type WantedItem } from '../../catalogue'
import { asShopError, hasCode, type ShopError } from '../../errors/shop-error'
import { loaded } from '../../http/loaded'
import { keepScope } from '../../runtime/within'

/** How long after a refusal the cart is asked once more, in milliseconds. */
const RETRY_MS = 2000

// Who asks, and who asks a second time: the cart gives the name back with its answer.
const first = 'quick-shop'
const again = 'quick-shop-again'
const isOurs = ({ by }: { by?: string | undefined }) => by === first || by === again

const waitFx = createEffect((item: Addition) => new Promise<Addition>(resolve => setTimeout(resolve, RETRY_MS, item)))

/** What is wanted goes into the cart. */
sample({
  clock: itemWanted,
  filter: ({ panel }) => panel.context === 'add',
  fn: ({ panel: _panel, maxQty, ...item }): Addition => ({ ...item, by: first, ...(maxQty ? { maxQty } : {}) }),
  target: addToCartPressed,
})

/** What is wanted takes a line's place, in the quantity that it has. */
sample({
  clock: itemWanted,
  source: $lines,
  filter: (_lines, { panel }) => panel.context === 'update-cart-item',
  fn: (lines, { panel, productId, upc }) => {
    const itemId = panel.itemId ?? ''
    return { itemId, productId, upc, qty: lines.find(({ item }) => item.id === itemId)?.qty ?? 1, by: first }
  },
  target: quantityChanged,
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
sample({
  clock: addFailed,
  filter: isTriedAgain,
  fn: ({ item }): Addition => ({ ...item, by: again }),
  target: waitFx,
})

sample({ clock: waitFx.doneData, target: addToCartPressed })

sample({
  clock: addFailed,
  filter: failure => isOurs(failure.item) && !isTriedAgain(failure),
  fn: ({ item, error }) => ({ productId: item.productId, error }),
  target: itemRefused,
})

sample({
  clock: addQueued,
  filter: ({ item }) => isOurs(item),
  fn: ({ item, error }) => ({ productId: item.productId, error }),
  target: itemQueued,
})

sample({
  clock: itemAdded,
  filter: ({ item }) => isOurs(item),
  fn: ({ item }) => item,
  target: itemTaken,
})

sample({
  clock: lineChanged,
  filter: ({ change }) => isOurs(change),
  fn: ({ change: { productId = '' } }) => ({ productId }),
  target: itemTaken,
})

sample({
  clock: writeRefused,
  filter: ({ operation }) => operation.kind === 'change' && isOurs(operation),
  fn: ({ operation, error }) => ({ productId: ('productId' in operation && operation.productId) || '', error }),
  target: itemRefused,
})

function isTriedAgain({ item, error }: { item: Addition; error: ShopError }) {
  return item.by === first && !hasCode(error, 'GWP403')
}
