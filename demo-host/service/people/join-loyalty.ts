import { randomInt } from 'node:crypto'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { openClubVouchers } from '../loyalty/club-vouchers'
import { changePerson } from '../repositories/people'
import type { ProfileFacts } from '../repositories/profiles'
import { openPoints } from '../repositories/stored-values'
import { valueIds } from '../values/value-ids'
import { sendConfirmation } from './send-confirmation'

/** Begins every member number. */
const PREFIX = 'NL'

/** Makes a person a loyalty member with no points yet and the club's vouchers, who confirms their address by the link in a mail. */
export async function joinLoyalty(call: CallContext, tx: Tx, consumerNo: string, facts: ProfileFacts): Promise<void> {
  const member_id = `${PREFIX}${String(randomInt(10 ** 12)).padStart(12, '0')}`
  await changePerson(tx, consumerNo, { member_id }, { ...facts, loyalty: { optInDate: null } })
  await openPoints(tx, valueIds.points(consumerNo), consumerNo)
  await openClubVouchers(tx, consumerNo)
  await sendConfirmation(tx, call, consumerNo)
}
