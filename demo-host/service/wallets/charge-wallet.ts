import type { Db } from '../database/transaction'
import type { Charge } from '../payments/gateway'
import { spendApproval, walletOfToken } from '../repositories/sandbox-wallets'

/** Charges at most the approved amount, in its currency, once per approval. Null if the token is not a wallet's. */
export async function chargeWallet(
  db: Db,
  { token, amount, currency, paymentId }: Charge,
): Promise<'pays' | 'PAY400' | 'PYT400' | 'PYT402' | null> {
  const row = await walletOfToken(db, token)
  if (!row) return null
  const { behaviour } = row.document
  if (row.state !== 'approved' || behaviour === 'declined') return 'PAY400'
  if (behaviour === 'fraud') return 'PYT402'
  if (currency !== row.currency || amount > row.amount) return 'PYT400'
  return (await spendApproval(db, token, paymentId)) ? 'pays' : 'PAY400'
}
