import { createHash } from 'node:crypto'
import { type Db, inTransaction, type Tx } from '../database/transaction'
import { keepReferral, memberNamed } from '../repositories/profiles'
import { sandboxNow } from '../repositories/sandbox-clock'
import { openPoints } from '../repositories/stored-values'
import { valueIds } from '../values/value-ids'
import { grantPoints } from './grant-points'

/** Points for a referral. */
const POINTS = 250

/** Keeps who recommended the programme to a new member, whose code is their number, and credits them, once. */
export const creditReferral = (db: Db, consumerNo: string, referralCode: string): Promise<void> =>
  inTransaction(db, tx => credit(tx, consumerNo, referralCode))

async function credit(tx: Tx, consumerNo: string, referralCode: string): Promise<void> {
  if (!(await keepReferral(tx, consumerNo, referralCode))) return
  const recommender = await memberNamed(tx, referralCode)
  if (recommender === null || recommender === consumerNo) return
  const valueId = valueIds.points(recommender)
  await openPoints(tx, valueId, recommender)
  // The referrer can read the book, and must not learn the new member's number.
  const newcomer = createHash('sha256').update(consumerNo).digest('base64url').slice(0, 16)
  await grantPoints(tx, { valueId, reason: 'referral', about: newcomer, units: POINTS }, await sandboxNow(tx))
}
