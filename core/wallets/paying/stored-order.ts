import { attach } from 'effector'
import type { PlaceOrderRequest } from '../../checkout/contracts'
import { dropFromTab, saveInTab, loadFromTab } from '../../runtime/tab-storage'
import { $config } from '../../site/config'
import type { ExpressContext } from '../session'

/** What repeating the order needs. No token, no card. */
export type StoredWalletOrder = {
  readonly transactionId: string
  readonly body: PlaceOrderRequest
  readonly context: ExpressContext
  /** Of buttons that have the same key in the next page; else empty. */
  readonly owner?: string
}

export const saveWalletOrderFx = attach({
  source: $config,
  effect: ({ key }, order: StoredWalletOrder) => saveInTab(key, 'wallet-order', 1, order),
})

export const forgetWalletOrderFx = attach({ source: $config, effect: ({ key }) => dropFromTab(key, 'wallet-order') })

export const readWalletOrderFx = attach({
  source: $config,
  effect: ({ key }) => loadFromTab<StoredWalletOrder>(key, 'wallet-order', 1),
})
