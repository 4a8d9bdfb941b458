import { attach } from 'effector'
import type { PlaceOrderRequest } from '../../checkout/contracts'
import { dropFromTab, keepInTab, keptInTab } from '../../runtime/kept-in-tab'
import { $config } from '../../site/config'
import type { ExpressContext } from '../session'

/** An order by wallet that is on its way: what is needed to ask for it again, as the same one. No token, no card. */
export type WalletOrderOnItsWay = {
  readonly transactionId: string
  readonly body: PlaceOrderRequest
  readonly context: ExpressContext
}

/** Keeps an order across a reload of its tab. */
export const keepWalletOrderFx = attach({
  source: $config,
  effect: ({ key }, order: WalletOrderOnItsWay) => keepInTab(key, 'wallet-order', 1, order),
})

/** Forgets it, once it is known what became of it. */
export const forgetWalletOrderFx = attach({ source: $config, effect: ({ key }) => dropFromTab(key, 'wallet-order') })

/** What this tab had on its way before it was loaded. */
export const readWalletOrderFx = attach({
  source: $config,
  effect: ({ key }) => keptInTab<WalletOrderOnItsWay>(key, 'wallet-order', 1),
})
