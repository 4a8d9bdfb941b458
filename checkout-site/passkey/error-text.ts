import { combine } from 'effector'
import type { ShopError } from '../../core/errors/shop-error'
import { $errorText as $shopErrorText } from '../shell/error-text'
import { $words } from './passkey.words'

/** Messages for the browser's own errors, else the shop's. */
export const $errorText = combine($shopErrorText, $words, (errorText, words) => (error: ShopError): string => {
  const { code } = error
  return code === 'passkey-left' || code === 'passkey-here' || code === 'passkey-impossible'
    ? words[code]
    : errorText(error)
})
