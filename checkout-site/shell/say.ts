import { combine } from 'effector'
import type { ShopError } from '../../core/errors/shop-error'
import { $say as $sayOfShop, type Say } from '../../core/errors/sentences'
import { $words } from './shell.words'

/** Error messages. They load late, and not at all without a connection, so the shell brings the words for being offline. */
export const $say = combine(
  $sayOfShop,
  $words,
  (say, words): Say =>
    (error, own) =>
      error.code === 'offline' ? words.offlineNow : say(error, own),
)

/** A refusal explains itself; before any other error stands `notSaved`. */
export const whyNotSaved = (error: ShopError, say: Say, notSaved: string): string =>
  error.kind === 'http' && error.status < 500 ? say(error) : `${notSaved} ${say(error)}`
