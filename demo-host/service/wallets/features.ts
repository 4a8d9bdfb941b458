import type { SiteSettings } from '../../../core/site/contracts'
import type { WalletMethod } from '../../../core/wallets/contracts'
import type { Configuration } from '../configuration'
import type { CallContext } from '../calls/context'
import type { Db } from '../database/transaction'
import { walletsOf } from './provider'

type Site = Pick<CallContext, 'key' | 'locale' | 'currency'> & {
  readonly db: Db
  readonly configuration: Configuration
}

/** Which wallets a site may show, and what they have to know: those that the shop has contracts with, on its own sites alone. */
export function walletSettings(site: Site): Pick<SiteSettings, 'features' | 'applePay'> {
  const wallets = site.key.trust === 'first-party' ? walletsOf(site) : null
  const has = (method: WalletMethod) => wallets?.methods.includes(method) ?? false
  const applePay = has('DW_APPLE_PAY') ? wallets?.apple?.(site) : undefined
  return {
    features: { applePay: applePay !== undefined, payPal: has('PAYPAL'), klarna: has('KLARNA') },
    ...(applePay ? { applePay } : {}),
  }
}
