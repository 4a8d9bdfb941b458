import { combine } from 'effector'
import type { ShopError } from '../../core/errors/shop-error'
import { $say as $sayOfShop, type Say } from '../../core/errors/sentences'
import { $words } from './shell.words'

/**
 * Puts errors into the shopper's words, for what is sent once: only a cart's changes wait for a connection and are sent by
 * themselves then, an address, a card or an order is not.
 */
export const $say = combine(
  $sayOfShop,
  $words,
  (say, words): Say =>
    (error, own) =>
      error.code === 'offline' ? words.offlineNow : say(error, own),
)

/** Why nothing was saved. A refusal of the shop's says so itself; before anything else stands `notSaved`. */
export const whyNotSaved = (error: ShopError, say: Say, notSaved: string): string =>
  error.kind === 'http' && error.status < 500 ? say(error) : `${notSaved} ${say(error)}`
