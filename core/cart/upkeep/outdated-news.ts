import { createStore, sample } from 'effector'
import type { CartItem } from '../../shapes/cart-item'
import { $flashes, cartAnswered } from '../model'

// What an answer tells of a line is true until the line is another: a price that changed, or how many are left.

/** The lines as they were told of, or as this file found them. */
const $told = createStore<readonly CartItem[]>([])

const weighed = sample({
  clock: cartAnswered,
  source: { flashes: $flashes, told: $told },
  fn: ({ flashes, told }, { flash, items }) => {
    const before = flash.length || !told.length ? items : told
    return { flashes: flashes.filter(({ itemId }) => isSame(of(before, itemId), of(items, itemId))), told: before }
  },
})

sample({ clock: weighed, fn: ({ flashes }) => flashes, target: $flashes })

sample({ clock: weighed, fn: ({ told }) => told, target: $told })

function of(items: readonly CartItem[], itemId: string | undefined): CartItem | undefined {
  return items.find(({ id }) => id === itemId)
}

function isSame(before: CartItem | undefined, now: CartItem | undefined): boolean {
  return !before || !now || JSON.stringify(before) === JSON.stringify(now)
}
