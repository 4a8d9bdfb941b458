import { randomInt } from 'node:crypto'
import type { Tx } from '../database/transaction'
import { changePerson } from '../repositories/people'
import type { ProfileFacts } from '../repositories/profiles'
import { openPoints } from '../repositories/stored-values'
import { valueIds } from '../values/value-ids'

/** Begins every member number. */
const PREFIX = 'NL'

/** Makes a person a member without points; returns the new profile. */
export async function joinLoyalty(tx: Tx, consumerNo: string, facts: ProfileFacts): Promise<ProfileFacts> {
  const joined = { ...facts, loyalty: { ...facts.loyalty, optInDate: new Date().toISOString() } }
  const member_id = `${PREFIX}${String(randomInt(10 ** 12)).padStart(12, '0')}`
  await changePerson(tx, consumerNo, { member_id }, joined)
  await openPoints(tx, valueIds.points(consumerNo), consumerNo)
  return joined
}
