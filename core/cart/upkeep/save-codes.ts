import { attach, sample } from 'effector'
import { tokenForgotten } from '../../http/token'
import { lateLoaded } from '../../runtime/late'
import { drop, save } from '../../runtime/storage'
import { $config } from '../../site/config'
import { $basketId, $cart, $coupons, $isApart, cartAnswered, cartForgotten } from '../model'
import type { StoredCodes } from '../recover'

// The codes of the shopper's cart, for when it is found lost before it was read (`recover.ts`).

const saveFx = attach({
  source: $config,
  effect: ({ key }, stored: StoredCodes | null) => (stored ? save(key, 'codes', 1, stored) : drop(key, 'codes')),
})

sample({
  clock: [cartAnswered, lateLoaded],
  source: { cart: $cart, isApart: $isApart, codes: $coupons, basketId: $basketId },
  filter: ({ cart, isApart }) => cart !== null && !isApart,
  fn: ({ codes, basketId }) => (basketId && codes.length > 0 ? { basketId, codes } : null),
  target: saveFx,
})

sample({
  clock: [cartForgotten, tokenForgotten],
  source: $isApart,
  filter: isApart => !isApart,
  fn: () => null,
  target: saveFx,
})
