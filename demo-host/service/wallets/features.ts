import type { Configuration } from '../configuration'
import type { Db } from '../database/transaction'
import type { AccessKey } from '../repositories/access-keys'
import { walletsOf } from './provider'

type Site = { readonly key: AccessKey; readonly db: Db; readonly configuration: Configuration }

/** Which wallets a site may show: those that the shop has contracts with, on its own sites alone. */
export function walletFeatures({ key, ...shop }: Site): { applePay: boolean; payPal: boolean; klarna: boolean } {
  const methods = key.trust === 'first-party' ? (walletsOf(shop)?.methods ?? []) : []
  return {
    applePay: methods.includes('DW_APPLE_PAY'),
    payPal: methods.includes('PAYPAL'),
    klarna: methods.includes('KLARNA'),
  }
}
