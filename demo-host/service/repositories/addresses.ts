import { sql } from 'kysely'
import type { Address } from '../../../core/shapes/address'
import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'

type Kind = 'S' | 'B'

export type SavedAddress = {
  readonly id: string
  readonly kind: Kind
  readonly main: boolean
  readonly document: Address
}

/** In the order in which they were added. */
export async function addressesOf(db: Db, consumerNo: string): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('consumer_no', '=', consumerNo)
    .orderBy('address_id')
    .execute()
  return rows.map(({ address_id: id, approach_type: kind, main, document }) => ({
    id,
    kind,
    main,
    document: document as Address,
  }))
}

/** Returns its id. */
export async function insertAddress(tx: Tx, consumerNo: string, kind: Kind, address: Address): Promise<string> {
  const id = newId()
  await tx
    .insertInto('addresses')
    .values({
      consumer_no: consumerNo,
      address_id: id,
      approach_type: kind,
      main: false,
      document: JSON.stringify(address),
    })
    .execute()
  return id
}

/** One that becomes another kind is a main one no longer. */
export async function updateAddress(
  tx: Tx,
  consumerNo: string,
  id: string,
  kind: Kind,
  address: Address,
): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({
      main: sql<boolean>`main and approach_type = ${kind}`,
      approach_type: kind,
      document: JSON.stringify(address),
    })
    .where('consumer_no', '=', consumerNo)
    .where('address_id', '=', id)
    .execute()
}

export async function dropAddress(tx: Tx, consumerNo: string, id: string): Promise<void> {
  await tx.deleteFrom('addresses').where('consumer_no', '=', consumerNo).where('address_id', '=', id).execute()
}

export async function makeMainAddress(tx: Tx, consumerNo: string, kind: Kind, id: string): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ main: sql<boolean>`address_id = ${id}` })
    .where('consumer_no', '=', consumerNo)
    .where('approach_type', '=', kind)
    .execute()
}
