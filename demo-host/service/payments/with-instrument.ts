import type { CartDocument, CartInstrument } from '../documents/cart'
import { isMain } from '../documents/cart'

/** Ways of which a cart has one at a time, beside the main one. */
const REWARDS: readonly CartInstrument['method'][] = ['REWARD_CODE', 'REWARD_CARD']

/**
 * A cart with one instrument more: a main way takes the place of any other, points and credit of their own kind's, a reward of
 * any other reward or voucher; gift cards stand side by side.
 */
export function withInstrument(document: CartDocument, added: CartInstrument): CartDocument {
  const instruments = [...document.instruments.filter(known => !isReplaced(known, added)), added]
  return REWARDS.includes(added.method) ? { ...document, instruments, voucher: null } : { ...document, instruments }
}

/** A cart without rewards, in whose place a voucher is to stand. */
export const withoutRewards = (instruments: readonly CartInstrument[]): CartInstrument[] =>
  instruments.filter(({ method }) => !REWARDS.includes(method))

function isReplaced(known: CartInstrument, added: CartInstrument): boolean {
  if (isMain(added)) return isMain(known)
  if (added.method === 'GIFT_CARD') return false
  return known.method === added.method || (REWARDS.includes(known.method) && REWARDS.includes(added.method))
}
