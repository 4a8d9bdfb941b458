import type { AppleMerchant } from '../../../core/site/settings/contracts'
import type { PaymentSession, WalletMethod } from '../../../core/wallets/contracts'
import type { Configuration } from '../configuration'
import type { CallContext } from '../calls/context'
import type { Db } from '../database/transaction'
import type { Minor } from '../pricing/money'
import type { WalletSum } from '../repositories/sandbox-wallets'
import { sandboxWallets } from './sandbox'

/** The token to charge, the wallet's own id, and what may be shown. */
export type StoredWallet = {
  readonly token: string
  readonly requestId: string
  /** The owner as far as it may be shown: an e-mail address, a card's last digits. */
  readonly label: string | null
  /** The most that the owner has agreed to; without it the cart's sum is not held against it. */
  readonly agreed?: Minor
}

/** What a wallet's window shows of a cart. */
export type ToAgree = WalletSum & {
  /** The registered origins of the access key. */
  readonly origins: readonly string[]
  readonly country: string
  readonly options: readonly { readonly id: string; readonly label: string; readonly selected: boolean }[]
}

/** The providers behind the wallets: the sandbox, or contracts with Apple, PayPal and Klarna. None is called inside a transaction. */
export type Wallets = {
  /** What a wallet needs to be shown; null without a contract. */
  readonly session: (
    call: Pick<CallContext, 'key' | 'locale' | 'currency'>,
    method: WalletMethod,
    page: URL,
  ) => Promise<PaymentSession['meta'] | null>
  /** Takes a wallet's `paymentData`: opens a payment, changes an open one, or accepts an approved one. Throws `PAY400` for unknown data. */
  readonly take: (method: WalletMethod, paymentData: unknown, toAgree: ToAgree) => Promise<StoredWallet>
  readonly methods: readonly WalletMethod[]
  /** The merchant for Apple's sheet; without it no Apple Pay is offered. */
  readonly apple?: (call: Pick<CallContext, 'key' | 'locale' | 'currency'>) => AppleMerchant
}

const plugged = new WeakMap<Db, Wallets>()

export const plugWallets = (db: Db, wallets: Wallets): void => {
  plugged.set(db, wallets)
}

/** The wallets that were set, else the sandbox's; null in production without any. */
export function walletsOf({ db, configuration }: { db: Db; configuration: Configuration }): Wallets | null {
  const known = plugged.get(db)
  if (known || configuration.environment === 'production') return known ?? null
  const sandbox = sandboxWallets(db, configuration)
  plugged.set(db, sandbox)
  return sandbox
}
