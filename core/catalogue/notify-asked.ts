import { createStore } from 'effector'
import { notifyAsked, optionChosen, quickShopOpened } from './quick-shop'

/** Where the form is, by which one is told when a thing is back: not asked for, open, or done. */
export const $notifyForm = createStore<'closed' | 'open' | 'done'>('closed')
  .on(notifyAsked, () => 'open')
  .reset(optionChosen, quickShopOpened)
