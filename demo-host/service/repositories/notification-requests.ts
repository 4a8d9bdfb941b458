import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'

/** Whether a variant is the product's, and the product offers to tell when it is back. */
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

type NotificationRequest = {
  readonly upc: string
  readonly productId: string
  readonly email: string
  readonly locale: string
}

/** Keeps a request to be told; once for each variant and address. */
export async function insertNotificationRequest(
  tx: Tx,
  { upc, productId, email, locale }: NotificationRequest,
): Promise<void> {
  await tx
    .insertInto('notification_requests')
    .values({ id: newId(), upc, product_id: productId, email, locale })
    .onConflict(conflict => conflict.columns(['upc', 'email']).doNothing())
    .execute()
}
