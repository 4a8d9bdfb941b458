import { combine, createStore, sample } from 'effector'
import { $boxes, $offers, buyBoxOpened, mainPressed, optionChosen } from '../catalogue/buy-boxes'

const acted = sample({
  clock: [mainPressed, optionChosen.map(({ box }) => box)],
  source: $boxes,
  filter: (boxes, box) => !boxes[box]?.isBeside,
  fn: (_boxes, box) => box,
})

/** The box where a test has done something last. */
const $atHand = createStore('')
  .on(acted, (_before, box) => box)
  .on(buyBoxOpened.filter({ fn: ({ isBeside }) => !isBeside }), (_before, { id }) => id)

export const $box = combine($boxes, $atHand, (boxes, id) => boxes[id] ?? null)

export const $offer = combine($offers, $atHand, (offers, id) => offers[id] ?? null)
