import { type Db, inTransaction } from '../database/transaction'
import { releaseStock } from './holds'

const AT_ONCE = 200

/** Gives back what carts held for longer than their time, each in a transaction of its own. */
export async function expireHolds(db: Db): Promise<void> {
  const late = await db
    .selectFrom('stock_holds')
    .select('holder')
    .distinct()
    .where('expires_at', '<', new Date())
    .limit(AT_ONCE)
    .execute()
  for (const { holder } of late) await inTransaction(db, tx => expire(tx, holder))
}

async function expire(tx: Parameters<typeof releaseStock>[0], holder: string): Promise<void> {
  // A cart that was prepared again in the meantime holds its stock anew.
  const row = await tx
    .selectFrom('stock_holds')
    .select('holder')
    .where('holder', '=', holder)
    .where('expires_at', '<', new Date())
    .forUpdate()
    .executeTakeFirst()
  if (row) await releaseStock(tx, holder)
}
