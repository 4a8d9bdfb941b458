import type { SiteSettings } from '../../../core/site/settings/contracts'
import type { WalletMethod } from '../../../core/wallets/contracts'
import type { Configuration } from '../configuration'
import type { CallContext } from '../calls/context'
import type { Db } from '../database/transaction'
import { walletsOf } from './provider'

type Site = Pick<CallContext, 'key' | 'locale' | 'currency'> & {
  readonly db: Db
  readonly configuration: Configuration
}

/** The wallets that the shop has contracts with, and their settings. A third-party page gets only the names of those that work in the shop's own window. */
export function walletSettings(site: Site): Pick<SiteSettings, 'features' | 'applePay' | 'walletWindow'> {
  const isOwn = site.key.trust === 'first-party'
  const wallets = walletsOf(site)
  const has = (method: WalletMethod) => wallets?.methods.includes(method) ?? false
  const applePay = has('DW_APPLE_PAY') ? wallets?.apple?.(site) : undefined
  return {
    features: {
      applePay: isOwn && applePay !== undefined,
      payPal: isOwn && has('PAYPAL'),
      klarna: isOwn && has('KLARNA'),
    },
    ...(isOwn && applePay ? { applePay } : {}),
    ...(isOwn
      ? {}
      : {
          walletWindow: [
            ...(applePay ? (['DW_APPLE_PAY'] as const) : []),
            ...(has('PAYPAL') ? (['PAYPAL'] as const) : []),
          ],
        }),
  }
}
