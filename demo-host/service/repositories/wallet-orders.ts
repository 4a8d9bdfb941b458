import type { Db } from '../database/transaction'

export async function findOrderOfPayment(db: Db, paymentId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payments')
    .select('order_number')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row?.order_number ?? null
}
