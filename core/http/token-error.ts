import { createStore } from 'effector'
import { asShopError, type ShopError } from '../errors/shop-error'
import { holdTokenFx } from './hold-token'

/** Why the last call got no token. */
export const $tokenError = createStore<ShopError | null>(null)
  .on(holdTokenFx.failData, (_current, error) => asShopError(error))
  .reset(holdTokenFx)
