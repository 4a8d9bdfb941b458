import { combine, createEvent, createStore, sample } from 'effector'
import { $boxes, $offers, buyBoxOpened, mainPressed, optionChosen } from '../buy-boxes'

/** A box shows something that a page has one of, such as the list of stores; it takes the place of no other. */
export const boxUsed = createEvent<string>()

// What stands beside a product, such as a part of a set, has nothing of that kind.
const acted = sample({
  clock: [mainPressed, optionChosen.map(({ box }) => box)],
  source: $boxes,
  filter: (boxes, box) => !boxes[box]?.isBeside,
  fn: (_boxes, box) => box,
})

/** The box at hand has opened. */
export const openedAtHand = buyBoxOpened.filter({ fn: ({ isBeside }) => !isBeside })

/** Where the shopper has done something last. */
export const $atHand = createStore('')
  .on(boxUsed, (before, box) => before || box)
  .on(acted, (_before, box) => box)
  .on(openedAtHand, (_before, { id }) => id)

export const $box = combine($boxes, $atHand, (boxes, id) => boxes[id] ?? null)

export const $offer = combine($offers, $atHand, (offers, id) => offers[id] ?? null)
