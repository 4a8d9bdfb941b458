import { attach, sample } from 'effector'
import { tokenForgotten } from '../../http/token'
import { lateCame } from '../../runtime/late'
import { drop, save } from '../../runtime/storage'
import { $config } from '../../site/config'
import { $basketId, $cart, $coupons, $isApart, cartAnswered, cartForgotten } from '../model'
import type { KeptCodes } from '../recover'

// The codes of the shopper's cart, for when it is found lost before it was read (`recover.ts`).

const keepFx = attach({
  source: $config,
  effect: ({ key }, kept: KeptCodes | null) => (kept ? save(key, 'codes', 1, kept) : drop(key, 'codes')),
})

sample({
  clock: [cartAnswered, lateCame],
  source: { cart: $cart, isApart: $isApart, codes: $coupons, basketId: $basketId },
  filter: ({ cart, isApart }) => cart !== null && !isApart,
  fn: ({ codes, basketId }) => (basketId && codes.length > 0 ? { basketId, codes } : null),
  target: keepFx,
})

sample({
  clock: [cartForgotten, tokenForgotten],
  source: $isApart,
  filter: isApart => !isApart,
  fn: () => null,
  target: keepFx,
})
