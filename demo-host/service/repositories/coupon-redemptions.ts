import type { CartRow } from '../documents/cart'
import type { Db, Tx } from '../database/transaction'
import { comparable } from './consumers'

/** The consumer, and every e-mail address of the order, with and without a tag (`maya+2@…` is Maya's). */
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

export async function isRedeemed(db: Db, code: string, subjects: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('coupon_redemptions')
    .select('code')
    .where('code', '=', code)
    .where('subject', 'in', subjects)
    .executeTakeFirst()
  return row !== undefined
}

/** False if one of the names has used the coupon. */
export async function redeem(tx: Tx, code: string, subjects: readonly string[], orderNumber: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('coupon_redemptions')
    .values(subjects.map(subject => ({ subject, code, order_number: orderNumber })))
    .onConflict(conflict => conflict.columns(['subject', 'code']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === BigInt(subjects.length)
}

export async function unredeem(tx: Tx, orderNumber: string): Promise<void> {
  await tx.deleteFrom('coupon_redemptions').where('order_number', '=', orderNumber).execute()
}
