import { randomInt } from 'node:crypto'
import type { Tx } from '../database/transaction'
import { changePerson } from '../repositories/people'
import type { ProfileFacts } from '../repositories/profiles'
import { openPoints } from '../repositories/stored-values'
import { valueIds } from '../values/value-ids'

/** The programme's members, by the shop's letters. */
const PREFIX = 'NL'

/** Makes a person a loyalty member with no points yet; returns what the profile is now. */
export async function joinLoyalty(tx: Tx, consumerNo: string, facts: ProfileFacts): Promise<ProfileFacts> {
  const joined = { ...facts, loyalty: { ...facts.loyalty, optInDate: new Date().toISOString() } }
  const member_id = `${PREFIX}${String(randomInt(10 ** 12)).padStart(12, '0')}`
  await changePerson(tx, consumerNo, { member_id }, joined)
  await openPoints(tx, valueIds.points(consumerNo), consumerNo)
  return joined
}
