import { createStore } from 'effector'
import { notifyAsked, optionChosen, quickShopOpened } from './quick-shop'

export const $notifyForm = createStore<'closed' | 'open' | 'done'>('closed')
  .on(notifyAsked, () => 'open')
  .reset(optionChosen, quickShopOpened)
