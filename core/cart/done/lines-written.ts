import type { CartItem } from '../../shapes/cart-item'
import type { Addition } from '../operations'
import { performFx } from '../perform'

type Lines = readonly CartItem[]

/** `isRebuilt`: the lines have new ids. */
export interface LinesWritten {
  readonly before: Lines
  readonly now: Lines
  readonly isRebuilt: boolean
}

/** After a successful write: the lines before and after it. */
export const linesWritten = performFx.done.filterMap(
  ({ params: { operation, known }, result: { cart, moved } }): LinesWritten | undefined => {
    if (operation.kind === 'apply-coupon' || operation.kind === 'remove-coupon') return
    const isRebuilt = moved !== undefined
    const isAdded = operation.kind === 'add' && !isRebuilt
    const before = isAdded ? beforeAdding(operation.item, known.items, cart.items) : known.items
    return { before, now: cart.items, isRebuilt }
  },
)

/** The cart may have had more than this page knew: that of an account, say, which came with the token. */
function beforeAdding({ productId, upc, qty = 1 }: Addition, known: Lines, now: Lines): Lines {
  const same = now.filter(line => line.productId === productId && (!upc || line.upc === upc))
  const knownQty = (line: CartItem) => known.find(({ id }) => id === line.id)?.qty ?? 0
  const grown = same.find(line => line.qty === knownQty(line) + qty) ?? same.at(-1)
  if (!grown) return known
  return now.flatMap(line => (line !== grown ? [line] : line.qty > qty ? [{ ...line, qty: line.qty - qty }] : []))
}
