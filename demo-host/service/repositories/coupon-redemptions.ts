import type { CartRow } from '../carts/document'
import type { Db, Tx } from '../database/transaction'

/** Under which names a shopper uses a coupon: the consumer, and the email addresses that are known of them. */
export function redeemersOf(
  { consumerNo, document }: Pick<CartRow, 'consumerNo' | 'document'>,
  email: string | null,
): string[] {
  const emails = [email, ...Object.values(document.shippingAddresses).map(address => address.email)]
  const known = emails.flatMap(entry => (entry?.trim() ? [`email:${entry.trim().toLowerCase()}`] : []))
  return [...new Set([`consumer:${consumerNo}`, ...known])]
}

/** Whether a coupon was used under one of these names. */
export async function isRedeemed(db: Db, code: string, subjects: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('coupon_redemptions')
    .select('code')
    .where('code', '=', code)
    .where('subject', 'in', subjects)
    .executeTakeFirst()
  return row !== undefined
}

/** Writes down that an order uses a coupon; false where one of the names used it before. */
export async function redeem(tx: Tx, code: string, subjects: readonly string[], orderNumber: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('coupon_redemptions')
    .values(subjects.map(subject => ({ subject, code, order_number: orderNumber })))
    .onConflict(conflict => conflict.columns(['subject', 'code']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === BigInt(subjects.length)
}

/** Gives the coupons of an order back. */
export async function unredeem(tx: Tx, orderNumber: string): Promise<void> {
  await tx.deleteFrom('coupon_redemptions').where('order_number', '=', orderNumber).execute()
}
