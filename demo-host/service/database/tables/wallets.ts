import type { Currency, Minor } from '../../pricing/money'
import type { Json } from './site'

/** What a shopper sees and chooses in a sandbox wallet's window. */
export type WalletDocument = {
  /** How the wallet will behave when it is charged. */
  readonly behaviour: 'pays' | 'declined' | 'fraud'
  /** The ways of delivery on offer, with the chosen one, as the window shows them. */
  readonly options: readonly { readonly id: string; readonly label: string; readonly selected: boolean }[]
  /** Whether the shopper chooses an address in the window, or the shop knows it already. */
  readonly asksAddress: boolean
  /** Which of the sandbox account's addresses was chosen. */
  readonly place: string
  /** Pages that the payment was opened for: the window opens for these alone. */
  readonly origins?: readonly string[]
}

/** The sandbox wallets' own books: what a shopper agreed to pay with one, and up to how much. */
type SandboxWalletsTable = {
  /** What the shop is given to charge. */
  token: string
  /** What the wallet's window knows it by. */
  request_id: string
  method: 'DW_APPLE_PAY' | 'PAYPAL' | 'KLARNA'
  state: 'created' | 'approved'
  currency: Currency
  amount: Minor
  document: Json<WalletDocument>
  /** The one payment that the shopper's approval was spent on. */
  charged_for: string | null
  created_at: Date
}

export type WalletTables = { sandbox_wallets: SandboxWalletsTable }
