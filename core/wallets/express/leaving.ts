import { createEffect, createStore, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { canStore } from '../../runtime/can-store'
import { goToFx } from '../../runtime/go-to'
import { endpoints as session } from '../../session/endpoints'

const createHandoffFx = requestFx(session.createHandoff)

type Leaving = { readonly address: string; readonly basketId: string }

/** Goes to another page of the shop with this basket. Where nothing is stored that page would not know whose it is, so it is handed over. */
export const leaveWithBasketFx = createEffect(async ({ address, basketId }: Leaving): Promise<void> => {
  const handOver = scopeBind(createHandoffFx, { safe: true })
  const go = scopeBind(goToFx, { safe: true })
  if (canStore()) return go(address)
  const { handoff } = await handOver({ body: { basketId } })
  return go(`${address}#handoff=${encodeURIComponent(handoff)}`)
})

export const $leaveError = createStore<ShopError | null>(null)
  .on(leaveWithBasketFx.failData, (_before, error) => asShopError(error))
  .reset(leaveWithBasketFx)
