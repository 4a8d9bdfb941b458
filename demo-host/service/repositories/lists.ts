import { type SelectQueryBuilder, sql } from 'kysely'
import { newId } from '../database/ids'
import type { Database } from '../database/types'
import type { Db, Tx } from '../database/transaction'
import type { ListDocument, ListKind, ListRow } from '../documents/list'
import { inBatches, SWEPT_AT_ONCE } from '../database/batches'
import type { Currency, Minor } from '../pricing/money'

/** A guest's list is deleted after this time without a change. */
const GUEST_DAYS = 180

export const readList = async (db: Db, consumerNo: string, kind: ListKind): Promise<ListRow | null> =>
  rowOf(await ofConsumer(db, consumerNo, kind).executeTakeFirst())

export const readSharedList = async (db: Db, shareId: string): Promise<ListRow | null> =>
  rowOf(await selected(db).where('share_id', '=', shareId).executeTakeFirst())

/** Locks the list for a write. */
export const lockList = async (tx: Tx, consumerNo: string, kind: ListKind): Promise<ListRow | null> =>
  rowOf(await ofConsumer(tx, consumerNo, kind).forUpdate().executeTakeFirst())

/** Creates the list if there is none; concurrent calls create one. */
export async function lockOrMakeList(tx: Tx, consumerNo: string, kind: ListKind): Promise<ListRow> {
  const now = new Date()
  await tx
    .insertInto('lists')
    .values({
      list_id: newId(),
      consumer_no: consumerNo,
      kind,
      share_id: null,
      document: JSON.stringify({ items: [] } satisfies ListDocument),
      created_at: now,
      updated_at: now,
    })
    .onConflict(conflict => conflict.columns(['consumer_no', 'kind']).doNothing())
    .execute()
  const row = await lockList(tx, consumerNo, kind)
  if (!row) throw new Error('A list was made and is not there')
  return row
}

/** The list must be locked. */
export async function saveList(tx: Tx, { listId, shareId, document }: ListRow): Promise<void> {
  await tx
    .updateTable('lists')
    .set({ document: JSON.stringify(document), share_id: shareId, updated_at: new Date() })
    .where('list_id', '=', listId)
    .execute()
}

/** The guests may be deleted already. */
export async function deleteOldLists(db: Db, atOnce = SWEPT_AT_ONCE): Promise<void> {
  await inBatches(atOnce, () =>
    db
      .deleteFrom('lists')
      .where('list_id', 'in', lists =>
        lists
          .selectFrom('lists')
          .leftJoin('people', 'people.consumer_no', 'lists.consumer_no')
          .select('list_id')
          .where('updated_at', '<', new Date(Date.now() - GUEST_DAYS * 86_400_000))
          .where('people.consumer_no', 'is', null)
          .limit(atOnce),
      )
      .executeTakeFirst(),
  )
}

/** The lowest price of a product with what it was before, whether others cost more, and whether any variant is available. */
export type ProductOffer = {
  readonly productId: string
  readonly original: Minor | null
  readonly current: Minor | null
  readonly historicBest: Minor | null
  readonly differs: boolean
  readonly available: boolean
}

/** For list items without a variant. */
export async function productOffers(
  db: Db,
  currency: Currency,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductOffer>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ProductOffer>`
    select variants.product_id as "productId", min(prices.current) as current,
      (array_agg(prices.original order by prices.current, prices.original))[1] as original,
      (array_agg(prices.historic_best order by prices.current, prices.original))[1] as "historicBest",
      coalesce(max(prices.current) > min(prices.current), false) as differs,
      coalesce(max(stock.on_hand - stock.reserved), 0) > 0 as available
    from variants
    left join prices on prices.product_id = variants.product_id
      and prices.price_group = variants.price_group and prices.currency = ${currency}
    left join stock on stock.upc = variants.upc
    where variants.product_id in (${sql.join(ids)})
    group by variants.product_id`.execute(db)
  return new Map(rows.map(row => [row.productId, row]))
}

type Selected = {
  list_id: string
  consumer_no: string
  kind: ListKind
  share_id: string | null
  document: ListDocument
}

const selected = (db: Db): SelectQueryBuilder<Database, 'lists', Selected> =>
  db.selectFrom('lists').select(['list_id', 'consumer_no', 'kind', 'share_id', 'document'])

const ofConsumer = (db: Db, consumerNo: string, kind: ListKind) =>
  selected(db).where('consumer_no', '=', consumerNo).where('kind', '=', kind)

const rowOf = (row: Selected | undefined): ListRow | null =>
  row
    ? {
        listId: row.list_id,
        consumerNo: row.consumer_no,
        kind: row.kind,
        shareId: row.share_id,
        document: row.document,
      }
    : null
