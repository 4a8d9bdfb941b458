import { combine } from 'effector'
import type { ShopError } from '../../core/errors/shop-error'
import { $errorText as $shopErrorText, type ErrorText } from '../../core/errors/sentences'
import { $words } from './shell.words'

/** Error messages. They load late, and not at all without a connection, so the shell has the words for being offline. */
export const $errorText = combine(
  $shopErrorText,
  $words,
  (errorText, words): ErrorText =>
    (error, own) =>
      error.code === 'offline' ? words.offlineNow : errorText(error, own),
)

/** A refusal explains itself; any other error is preceded by `notSaved`. */
export const whyNotSaved = (error: ShopError, errorText: ErrorText, notSaved: string): string =>
  error.kind === 'http' && error.status < 500 ? errorText(error) : `${notSaved} ${errorText(error)}`
