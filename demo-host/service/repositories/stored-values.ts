import type { Selectable } from 'kysely'
import type { Database } from '../database/types'
import type { Programme, StoredValueKind } from '../database/tables/stored-values'
import type { Db, Tx } from '../database/transaction'
import type { Minor } from '../pricing/money'

export type StoredValue = Selectable<Database['stored_values']>

export async function valuesById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, StoredValue>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('stored_values').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map(row => [row.id, row]))
}

export const valueById = (db: Db, id: string): Promise<StoredValue | undefined> =>
  db.selectFrom('stored_values').selectAll().where('id', '=', id).executeTakeFirst()

export const valuesOf = (db: Db, owner: string, kinds: readonly StoredValueKind[]): Promise<StoredValue[]> =>
  db
    .selectFrom('stored_values')
    .selectAll()
    .where('owner', '=', owner)
    .where('kind', 'in', kinds)
    .orderBy('id')
    .execute()

/** What a member of a programme may buy at its discount in a year; of two programmes the industry's counts. */
export const programmeCredit = (
  db: Db,
  owner: string,
): Promise<(StoredValue & { readonly kind: Programme }) | undefined> =>
  db
    .selectFrom('stored_values')
    .selectAll()
    .where('owner', '=', owner)
    .where('kind', 'in', ['ipa', 'wranx'])
    .orderBy('kind')
    .$narrowType<{ kind: Programme }>()
    .executeTakeFirst()

/** A yearly credit is full again in a new year. */
export function balanceAt({ balance, yearly, year }: StoredValue, at: Date): Minor {
  return yearly !== null && year !== null && year < at.getUTCFullYear() ? yearly : balance
}

export const hasEnded = ({ expires_at: end }: StoredValue, at: Date): boolean => end !== null && end <= at

/** Existing members keep their points. */
export const openPoints = (tx: Tx, id: string, owner: string): Promise<void> =>
  openValue(tx, { id, kind: 'points', owner, initial: 0 }, { name: 'points' })

/** It can be used once. */
export const openVoucher = (tx: Tx, id: string, owner: string, voucher: StoredValue['document']): Promise<void> =>
  openValue(tx, { id, kind: 'voucher', owner, initial: 1 }, voucher)

async function openValue(
  tx: Tx,
  value: Pick<StoredValue, 'id' | 'kind' | 'owner' | 'initial'>,
  document: StoredValue['document'],
): Promise<void> {
  await tx
    .insertInto('stored_values')
    .values({
      ...value,
      currency: null,
      balance: value.initial,
      secret_hash: null,
      expires_at: null,
      allowed: true,
      yearly: null,
      year: null,
      document: JSON.stringify(document),
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}
