import { createHash } from 'node:crypto'
import { type Db, inTransaction, type Tx } from '../database/transaction'
import { keepReferral, memberNamed } from '../repositories/profiles'
import { openPoints } from '../repositories/stored-values'
import { grantPoints } from '../repositories/value-book'
import { valueIds } from '../values/value-ids'

/** Points for a referral. */
const POINTS = 250

const PREFIX = 'referral '

/** Records who referred a new member (the code is the referrer's number) and credits them once. */
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
  await grantPoints(tx, { valueId, reason: PREFIX + newcomer, units: POINTS })
}

export const isReferral = (orderNumber: string): boolean => orderNumber.startsWith(PREFIX)
