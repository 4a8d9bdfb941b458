import { combine } from 'effector'
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
