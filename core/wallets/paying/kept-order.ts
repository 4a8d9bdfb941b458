import { attach } from 'effector'
import type { PlaceOrderRequest } from '../../checkout/contracts'
import { dropFromTab, keepInTab, keptInTab } from '../../runtime/kept-in-tab'
import { $config } from '../../site/config'
import type { ExpressContext } from '../session'

/** What repeating the order needs. No token, no card. */
export type WalletOrderOnItsWay = {
  readonly transactionId: string
  readonly body: PlaceOrderRequest
  readonly context: ExpressContext
  /** Of buttons that have the same key in the next page; else empty. */
  readonly owner?: string
}

export const keepWalletOrderFx = attach({
  source: $config,
  effect: ({ key }, order: WalletOrderOnItsWay) => keepInTab(key, 'wallet-order', 1, order),
})

export const forgetWalletOrderFx = attach({ source: $config, effect: ({ key }) => dropFromTab(key, 'wallet-order') })

export const readWalletOrderFx = attach({
  source: $config,
  effect: ({ key }) => keptInTab<WalletOrderOnItsWay>(key, 'wallet-order', 1),
})
