import { combine } from 'effector'
import type { ShopError } from '../../core/errors/shop-error'
import { $say as $sayOfShop, type Say } from '../../core/errors/sentences'
import { $words } from './shell.words'

/** Error messages; that the browser is offline is said without the error messages, which cannot be loaded then. */
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
