import type { Selectable } from 'kysely'
import type { WalletMethod } from '../../../core/wallets/contracts'
import { newSecret } from '../database/ids'
import type { WalletDocument } from '../database/tables/wallets'
import type { Db } from '../database/transaction'
import type { Database } from '../database/types'
import type { Currency, Minor } from '../pricing/money'

export type SandboxWallet = Selectable<Database['sandbox_wallets']>

export type WalletSum = { readonly amount: Minor; readonly currency: Currency }

const ORDINARY: WalletDocument = { behaviour: 'pays', options: [], asksAddress: false, place: 'home' }

/** Stored under the wallet's own id. */
export async function openSandboxWallet(
  db: Db,
  wallet: WalletSum & {
    readonly method: WalletMethod
    readonly requestId: string
    readonly state: SandboxWallet['state']
    readonly document?: Partial<WalletDocument>
  },
): Promise<SandboxWallet> {
  const { method, requestId, state, amount, currency } = wallet
  await db
    .insertInto('sandbox_wallets')
    .values({
      token: `wal_${newSecret()}`,
      request_id: requestId,
      method,
      state,
      currency,
      amount,
      document: JSON.stringify({ ...ORDINARY, ...wallet.document }),
      created_at: new Date(),
    })
    .onConflict(conflict => conflict.column('request_id').doNothing())
    .execute()
  const row = await findSandboxWallet(db, method, requestId)
  if (!row) throw new Error('A wallet payment was opened under the name of another')
  return row
}

export const findSandboxWallet = (
  db: Db,
  method: WalletMethod,
  requestId: string,
): Promise<SandboxWallet | undefined> =>
  db
    .selectFrom('sandbox_wallets')
    .selectAll()
    .where('method', '=', method)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

/** An approved payment does not change. */
export async function changeSandboxWallet(
  db: Db,
  requestId: string,
  change: Partial<WalletSum> & { readonly state?: 'approved'; readonly document?: WalletDocument },
): Promise<void> {
  const { document, ...plain } = change
  await db
    .updateTable('sandbox_wallets')
    .set({ ...plain, ...(document ? { document: JSON.stringify(document) } : {}) })
    .where('request_id', '=', requestId)
    .where('state', '=', 'created')
    .execute()
}

export const walletOfToken = (db: Db, token: string): Promise<SandboxWallet | undefined> =>
  db.selectFrom('sandbox_wallets').selectAll().where('token', '=', token).executeTakeFirst()

/** False if the approval was used for another payment. */
export async function spendApproval(db: Db, token: string, paymentId: string): Promise<boolean> {
  const spent = await db
    .updateTable('sandbox_wallets')
    .set({ charged_for: paymentId })
    .where('token', '=', token)
    .where(row => row.or([row('charged_for', 'is', null), row('charged_for', '=', paymentId)]))
    .executeTakeFirst()
  return spent.numUpdatedRows === 1n
}
