import { atOnce } from '../../../faults/shopper.mjs'
import { CONNECTIONS } from './load.mjs'
import { words } from './catalogue.mjs'

const LINES = 3
const STORAGE_NAME = 64

const at = (many, place) => many[place % many.length]
const some = count => Array.from({ length: Math.max(CONNECTIONS, Math.round(count)) })

/**
 * The budgets' calls, the same for everybody who is measured: each prepares so many of them and answers chains of calls, to
 * be made one after the other. `goods` are the variants that go into carts, two of each.
 */
export const calls = {
  /** A second to fourth line into carts of their own that have one. */
  add: async (shop, { goods }, count) => {
    const made = await atOnce(CONNECTIONS, some(count / LINES), (_none, place) => shop.newCart(at(goods, place)))
    shop.filled = made.slice(0, STORAGE_NAME)
    return made.map((cart, index) =>
      Array.from({ length: LINES }, (_none, line) => () => shop.add(cart, at(goods, index + line + 1))),
    )
  },
  /** The carts that were filled last, four lines each. */
  read: async (shop, _stock, count) => some(count).map((_none, index) => [() => shop.read(at(shop.filled, index))]),
  product: async (shop, { products }, count) =>
    some(count).map((_none, index) => [() => shop.product(at(products, index))]),
  search: async (shop, _stock, count) => some(count).map((_none, index) => [() => shop.search(at(words, index))]),
}
