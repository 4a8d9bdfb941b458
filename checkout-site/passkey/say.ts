import { combine } from 'effector'
import type { ShopError } from '../../core/errors/shop-error'
import { $say as $sayOfShop } from '../shell/say'
import { $words } from './passkey.words'

/** Puts what ended a passkey's question into words: the browser's own ends, else the shop's. */
export const $say = combine($sayOfShop, $words, (say, words) => (error: ShopError): string => {
  const { code } = error
  return code === 'passkey-left' || code === 'passkey-here' || code === 'passkey-impossible' ? words[code] : say(error)
})
