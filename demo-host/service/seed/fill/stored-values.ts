import type { Insertable } from 'kysely'
import type { Database } from '../../database/types'
import type { Db } from '../../database/transaction'
import type { SandboxData, SeedGiftCard, SeedMemberReward, SeedPerson } from '../types'
import type { Minor } from '../../pricing/money'
import { codeOf, pinHash, valueIds } from '../../values/value-ids'
import { comparable } from '../../repositories/consumers'
import { insertMany } from '../../repositories/insert-many'

type Row = Insertable<Database['stored_values']>

/** Puts gift cards, rewards, and what people have of points, vouchers and yearly credit into a database that has none. */
export async function seedStoredValues(
  db: Db,
  { giftCards, memberRewards, people }: SandboxData,
  now = new Date(),
): Promise<void> {
  const known = await db.selectFrom('people').select(['email', 'consumer_no']).execute()
  const consumerNos = new Map(known.map(({ email, consumer_no }) => [email, consumer_no]))
  const owned = people.flatMap(person => {
    const consumerNo = consumerNos.get(comparable(person.email))
    return consumerNo ? rowsOf(person, consumerNo, now.getUTCFullYear()) : []
  })
  await db.deleteFrom('stored_values').execute()
  await insertMany(db, 'stored_values', [...giftCards.map(giftCardRow), ...memberRewards.map(rewardRow), ...owned])
}

const row = (own: Pick<Row, 'id' | 'kind' | 'initial' | 'document'> & Partial<Row>): Row => ({
  owner: null,
  currency: null,
  balance: own.initial,
  secret_hash: null,
  expires_at: null,
  allowed: true,
  yearly: null,
  year: null,
  ...own,
})

const giftCardRow = ({ number, pin, currency, balance, expiresAt, allowed }: SeedGiftCard): Row =>
  row({
    id: valueIds.giftCard(number),
    kind: 'gift-card',
    currency,
    initial: balance,
    secret_hash: pinHash(number, pin),
    expires_at: new Date(expiresAt),
    allowed,
    document: JSON.stringify({ name: number.slice(-4) }),
  })

function rewardRow(reward: SeedMemberReward): Row {
  const { kind, code, endsAt } = reward
  const isCode = reward.kind === 'reward-code'
  return row({
    id: valueIds.reward(codeOf(code)),
    kind,
    currency: isCode ? null : reward.currency,
    initial: isCode ? 1 : reward.balance,
    expires_at: new Date(endsAt),
    document: JSON.stringify(isCode ? { name: code, worth: reward.worth } : { name: `•••• ${code.slice(-4)}` }),
  })
}

function rowsOf({ loyalty, athlete, employee, prosumer, identities }: SeedPerson, owner: string, year: number): Row[] {
  const rows: Row[] = []
  if (loyalty) {
    rows.push(
      row({
        id: valueIds.points(owner),
        kind: 'points',
        owner,
        initial: loyalty.points,
        document: JSON.stringify({ name: 'points' }),
      }),
      ...loyalty.vouchers.map(({ code, points, value, available }) =>
        row({
          id: valueIds.voucher(owner, code),
          kind: 'voucher',
          owner,
          initial: 1,
          allowed: available,
          document: JSON.stringify({ name: code, points, worth: value }),
        }),
      ),
    )
  }
  const { annualCredit, currentSpend: drawn } = athlete ?? {}
  if (annualCredit && drawn) {
    rows.push(
      yearlyRow(valueIds.athlete(owner), 'athlete', owner, annualCredit.USD, annualCredit.USD - drawn.USD, year),
    )
  }
  const { annualCap, currentSpend: spent } = employee ?? {}
  if (annualCap && spent) {
    rows.push(yearlyRow(valueIds.employee(owner), 'employee', owner, annualCap.USD, annualCap.USD - spent.USD, year))
  }
  for (const { annualCredit: limit, currentSpend } of prosumer ? [prosumer] : []) {
    const kind = identities.includes('IPA') ? 'ipa' : 'wranx'
    rows.push(yearlyRow(valueIds[kind](owner), kind, owner, limit.USD, limit.USD - currentSpend.USD, year))
  }
  return rows
}

/** What is whole again every year, in dollars: everybody of the sandbox is at home there. */
const yearlyRow = (id: string, kind: Row['kind'], owner: string, yearly: Minor, left: Minor, year: number): Row =>
  row({ id, kind, owner, currency: 'USD', initial: left, yearly, year, document: JSON.stringify({ name: kind }) })
