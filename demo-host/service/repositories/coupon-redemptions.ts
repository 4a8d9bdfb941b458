import type { CartRow } from '../documents/cart'
import type { Db, Tx } from '../database/transaction'
import { comparable } from './consumers'

/**
 * Under which names a shopper uses a coupon: the consumer, and every e-mail address that the order would have, with and
 * without a tag (`maya+2@…` is Maya's).
 */
export function redeemersOf(
  { consumerNo, document }: Pick<CartRow, 'consumerNo' | 'document'>,
  email: string | null,
): string[] {
  const addresses = [...Object.values(document.shippingAddresses), document.billingAddress]
  const typed = [email, ...addresses.map(address => address?.email)]
  const known = typed.flatMap(entry => (entry?.trim() ? [comparable(entry), withoutTag(comparable(entry))] : []))
  return [...new Set([`consumer:${consumerNo}`, ...known.map(entry => `email:${entry}`)])]
}

const withoutTag = (email: string): string => email.replace(/\+[^@]*(?=@)/, '')

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
