import { createHash } from 'node:crypto'
import { type MailSettings, sendsMails } from '../configuration'
import { type Db, inTransaction, type Tx } from '../database/transaction'
import { lockConsumer } from '../repositories/consumers'
import { findProfile, saveReferral, memberNamed } from '../repositories/profiles'
import { sandboxNow } from '../repositories/sandbox-clock'
import { openPoints } from '../repositories/stored-values'
import { valueIds } from '../values/value-ids'
import { grantPoints } from './grant-points'

/** Points for a referral. */
export const REFERRAL_POINTS = 250

/** Keeps who recommended the programme to a new member, whose code is their number. The first that names another member counts, and is credited once the member is confirmed. */
export const saveRecommender = (
  db: Db,
  configuration: MailSettings,
  consumerNo: string,
  referralCode: string,
): Promise<void> =>
  inTransaction(db, async tx => {
    const recommender = await memberNamed(tx, referralCode)
    if (recommender === null || recommender === consumerNo) return
    await lockConsumer(tx, consumerNo)
    if (await saveReferral(tx, consumerNo, referralCode)) await creditRecommender(tx, configuration, consumerNo)
  })

/** Credits the person who recommended the programme to a member, once, after the membership is confirmed. A shop that sends no mail asks for no confirmation. */
export async function creditRecommender(tx: Tx, configuration: MailSettings, consumerNo: string): Promise<void> {
  const { referralCode, loyalty } = (await findProfile(tx, consumerNo))?.facts ?? {}
  if (!referralCode || (sendsMails(configuration) && !loyalty?.optInDate)) return
  const recommender = await memberNamed(tx, referralCode)
  if (recommender === null || recommender === consumerNo) return
  const valueId = valueIds.points(recommender)
  await openPoints(tx, valueId, recommender)
  // The referrer can read the ledger, and must not learn the new member's number.
  const newcomer = createHash('sha256').update(consumerNo).digest('base64url').slice(0, 16)
  await grantPoints(tx, { valueId, reason: 'referral', about: newcomer, units: REFERRAL_POINTS }, await sandboxNow(tx))
}
