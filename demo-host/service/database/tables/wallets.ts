import type { Currency, Minor } from '../../pricing/money'
import type { Json } from './site'

/** What a sandbox wallet's window shows. */
export type WalletDocument = {
  readonly behaviour: 'pays' | 'declined' | 'fraud'
  /** The delivery options that the window shows, with the chosen one. */
  readonly options: readonly { readonly id: string; readonly label: string; readonly selected: boolean }[]
  /** Whether the shopper chooses an address in the window. */
  readonly asksAddress: boolean
  /** The chosen address of the sandbox account. */
  readonly place: string
  /** The country of the shop, in which the account has its home. */
  readonly country?: string
  /** The only pages for which the window opens. */
  readonly origins?: readonly string[]
}

/** The sandbox wallets' books: what a shopper approved, and up to which amount. */
type SandboxWalletsTable = {
  /** Given to the shop, which charges it. */
  token: string
  /** The id that the wallet's window knows. */
  request_id: string
  method: 'DW_APPLE_PAY' | 'PAYPAL' | 'KLARNA'
  state: 'created' | 'approved'
  currency: Currency
  amount: Minor
  document: Json<WalletDocument>
  /** The one payment that used the approval. */
  charged_for: string | null
  created_at: Date
}

export type WalletTables = { sandbox_wallets: SandboxWalletsTable }
