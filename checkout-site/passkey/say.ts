import { combine } from 'effector'
import type { ShopError } from '../../core/errors/shop-error'
import { $say as $sayOfShop } from '../shell/say'
import { $words } from './passkey.words'

/** Messages for the browser's own errors, else the shop's. */
export const $say = combine($sayOfShop, $words, (say, words) => (error: ShopError): string => {
  const { code } = error
  return code === 'passkey-left' || code === 'passkey-here' || code === 'passkey-impossible' ? words[code] : say(error)
})
