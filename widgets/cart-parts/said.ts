import { createStore, sample } from 'effector'
import { cartAnswered, lineChanged, lineRemoved } from '../../core/cart'

/** What has just changed: a line's quantity, or that it is gone (0). */
export interface Said {
  readonly name: string
  readonly qty: number
}

/** The names of all lines that this page has seen: one that is gone is still called by its name. */
const $names = createStore<Readonly<Record<string, string>>>({}).on(cartAnswered, (names, { items }) => ({
  ...names,
  ...Object.fromEntries(items.map(({ id, name }) => [id, name])),
}))

/** The last change to the cart, to be read out once; null before any. */
export const $said = createStore<Said | null>(null)

sample({
  clock: lineChanged,
  source: $names,
  // A cart that was built anew has other lines: one that nobody can name is not read out.
  filter: (names, { change }) => change.itemId in names,
  fn: (names, { change }) => ({ name: names[change.itemId] ?? '', qty: change.qty }),
  target: $said,
})

sample({
  clock: lineRemoved,
  source: $names,
  fn: (names, { itemId }) => ({ name: names[itemId] ?? '', qty: 0 }),
  target: $said,
})
