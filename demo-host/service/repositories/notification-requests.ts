import { sql } from 'kysely'
import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'

/** The variant is the product's, and the product offers notifications. */
export async function offersNotification(db: Db, productId: string, upc: string): Promise<boolean> {
  const row = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('document')
    .where('upc', '=', upc)
    .where('products.id', '=', productId)
    .executeTakeFirst()
  return row?.document.notifyMe ?? false
}

const MAX_LISTED = 100

type NotificationRequest = {
  readonly upc: string
  readonly productId: string
  readonly email: string
  readonly locale: string
  readonly origin: string | null
}

/** One for each variant and address. */
export async function insertNotificationRequest(
  tx: Tx,
  { upc, productId, email, locale, origin }: NotificationRequest,
): Promise<void> {
  await tx
    .insertInto('notification_requests')
    .values({ id: newId(), upc, product_id: productId, email, locale, origin })
    .onConflict(conflict => conflict.columns(['upc', 'email']).doNothing())
    .execute()
}

export async function deleteNotificationRequest(tx: Tx, upc: string, email: string): Promise<void> {
  await tx.deleteFrom('notification_requests').where('upc', '=', upc).where('email', '=', email).execute()
}

/** Newest first. */
export const notificationRequestsOf = (db: Db, email: string) =>
  db
    .selectFrom('notification_requests')
    .select(['upc', 'product_id', 'created_at'])
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute()

/** Removes requests for what is available again, so that each is answered once. */
export async function takeFulfilledRequests(tx: Tx, atOnce: number) {
  const { rows } = await sql<{ upc: string; product_id: string; email: string; locale: string; origin: string | null }>`
    delete from notification_requests where id in (
      select notification_requests.id from notification_requests
      join stock on stock.upc = notification_requests.upc
      where stock.on_hand > stock.reserved
      order by notification_requests.created_at
      limit ${atOnce} for update of notification_requests skip locked)
    returning upc, product_id, email, locale, origin`.execute(tx)
  return rows
}
