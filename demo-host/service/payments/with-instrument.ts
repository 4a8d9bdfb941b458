import type { CartDocument, CartInstrument } from '../documents/cart'
import { isMain } from '../documents/cart'

/** A cart has one of these at a time, besides the main one. */
const REWARDS: readonly CartInstrument['method'][] = ['REWARD_CODE', 'REWARD_CARD']

/** Adds an instrument: a main one replaces the main one, points and credit their own kind, a reward any reward or voucher. Gift cards add up. */
export function withInstrument(document: CartDocument, added: CartInstrument): CartDocument {
  const instruments = [...document.instruments.filter(known => !isReplaced(known, added)), added]
  return REWARDS.includes(added.method) ? { ...document, instruments, voucher: null } : { ...document, instruments }
}

/** For a cart that is about to get a voucher. */
export const withoutRewards = (instruments: readonly CartInstrument[]): CartInstrument[] =>
  instruments.filter(({ method }) => !REWARDS.includes(method))

function isReplaced(known: CartInstrument, added: CartInstrument): boolean {
  if (isMain(added)) return isMain(known)
  if (added.method === 'GIFT_CARD') return false
  return known.method === added.method || (REWARDS.includes(known.method) && REWARDS.includes(added.method))
}
