import { createStore, sample } from 'effector'
import type { CartItem } from '../../shapes/cart-item'
import { $flashes, cartAnswered } from '../model'

// What an answer says about a line (its price has changed, how many are left) holds until the line changes again.

/** The lines when the flashes came, or when this file was loaded. */
const $reported = createStore<readonly CartItem[]>([])

const compared = sample({
  clock: cartAnswered,
  source: { flashes: $flashes, reported: $reported },
  fn: ({ flashes, reported }, { flash, items }) => {
    const before = flash.length || !reported.length ? items : reported
    return {
      flashes: flashes.filter(({ itemId }) => isSame(lineOf(before, itemId), lineOf(items, itemId))),
      reported: before,
    }
  },
})

sample({ clock: compared, fn: ({ flashes }) => flashes, target: $flashes })

sample({ clock: compared, fn: ({ reported }) => reported, target: $reported })

function lineOf(items: readonly CartItem[], itemId: string | undefined): CartItem | undefined {
  return items.find(({ id }) => id === itemId)
}

function isSame(before: CartItem | undefined, now: CartItem | undefined): boolean {
  return !before || !now || JSON.stringify(before) === JSON.stringify(now)
}
