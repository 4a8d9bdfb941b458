import type { AppleMerchant } from '../../../core/site/contracts'
import type { PaymentSession, WalletMethod } from '../../../core/wallets/contracts'
import type { Configuration } from '../configuration'
import type { CallContext } from '../calls/context'
import type { Db } from '../database/transaction'
import type { WalletSum } from '../repositories/sandbox-wallets'
import { sandboxWallets } from './sandbox'

/** A wallet payment as a cart keeps it: the token to charge, the wallet's own name for it, and what may be shown. */
export type KeptWallet = {
  readonly token: string
  readonly requestId: string
  /** Whose wallet it is, as far as it may be shown: an e-mail address, a card's last digits. */
  readonly label: string | null
}

/** What a wallet's window is to say of a cart. */
export type ToAgree = WalletSum & {
  /** The pages that may ask the shopper to agree: those that the access key is registered for. */
  readonly origins: readonly string[]
  readonly options: readonly { readonly id: string; readonly label: string; readonly selected: boolean }[]
}

/**
 * Whoever stands behind the wallets of a shop: the sandbox, or contracts with Apple, PayPal and Klarna. Nothing here is
 * called inside a transaction; charging is the gateway's, by the token.
 */
export type Wallets = {
  /** What a wallet needs before it can be shown; null where the shop has no contract with it. */
  readonly session: (
    call: Pick<CallContext, 'key' | 'locale' | 'currency'>,
    method: WalletMethod,
    page: URL,
  ) => Promise<PaymentSession['meta'] | null>
  /**
   * Takes what a wallet handed to the page (`paymentData`): opens a payment, changes one that is open, or accepts one that
   * was agreed to. Throws `PAY400` for what the wallet never gave.
   */
  readonly take: (method: WalletMethod, paymentData: unknown, toAgree: ToAgree) => Promise<KeptWallet>
  /** The wallets that the shop has contracts with. */
  readonly methods: readonly WalletMethod[]
  /** Who sells at a site, as Apple's sheet says it; without it no Apple Pay is offered. */
  readonly apple?: (call: Pick<CallContext, 'key' | 'locale' | 'currency'>) => AppleMerchant
}

const plugged = new WeakMap<Db, Wallets>()

/** Plugs wallets in for a database's shop. */
export const plugWallets = (db: Db, wallets: Wallets): void => {
  plugged.set(db, wallets)
}

/** The wallets of a shop: those plugged in, else the sandbox's; null where there are none. */
export function walletsOf({ db, configuration }: { db: Db; configuration: Configuration }): Wallets | null {
  const known = plugged.get(db)
  if (known || configuration.environment === 'production') return known ?? null
  const sandbox = sandboxWallets(db, configuration)
  plugged.set(db, sandbox)
  return sandbox
}
