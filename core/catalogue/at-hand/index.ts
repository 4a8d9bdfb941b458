import { combine, createEvent, createStore } from 'effector'
import { $boxes, $offers, buyBoxOpened, mainPressed, optionChosen } from '../buy-boxes'

/** A box shows something that a page has one of, such as the list of stores. */
export const boxUsed = createEvent<string>()

/** Where the shopper has done something last. */
export const $atHand = createStore('')
  .on([boxUsed, mainPressed], (_before, box) => box)
  .on(buyBoxOpened, (_before, { id }) => id)
  .on(optionChosen, (_before, { box }) => box)

export const $box = combine($boxes, $atHand, (boxes, id) => boxes[id] ?? null)

export const $offer = combine($offers, $atHand, (offers, id) => offers[id] ?? null)
