import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/types'
import { newId } from '../database/ids'
import type { Db } from '../database/transaction'
import type { Charge, Gateway, Outcome, Refusal } from './gateway'
import { behaviourOf, readSandboxCard } from './sandbox-cards'
import { chargeWallet } from '../wallets/sandbox-wallets'
import { isCodeOf } from './sandbox-codes'
import { readVerdict } from './sandbox-verdict'

type Row = Selectable<Database['sandbox_charges']>

/** A provider that keeps its books in tables of its own and charges nobody. */
export function sandboxGateway(db: Db, secret: string): Gateway {
  const find = async (paymentId: string): Promise<Outcome | null> => {
    const row = await db
      .selectFrom('sandbox_charges')
      .selectAll()
      .where('idempotency_key', '=', paymentId)
      .executeTakeFirst()
    return row ? outcomeOf(row) : null
  }

  return {
    readCard: token => readSandboxCard(db, token),

    withCode: async (card, codeToken) => (isCodeOf(card.brand, codeToken, secret) ? card : null),

    authorise: async charge => {
      const known = await find(charge.paymentId)
      if (known) return known
      await keep(db, { ...charge, ...(await firstState(db, charge)) })
      return (await find(charge.paymentId)) ?? { kind: 'refused', refusal: 'PAY400' }
    },

    challengePage: '/sandbox/bank/{challengeId}',

    confirm: async (challengeId, challengeResult) => {
      const passed = readVerdict(challengeId, challengeResult, secret) === 'passed'
      await db
        .updateTable('sandbox_charges')
        .set({ state: passed ? 'authorised' : 'declined', refusal: passed ? null : 'authentication' })
        .where('challenge_id', '=', challengeId)
        .where('state', '=', 'challenge')
        .execute()
      const row = await db
        .selectFrom('sandbox_charges')
        .selectAll()
        .where('challenge_id', '=', challengeId)
        .executeTakeFirst()
      return row ? outcomeOf(row) : { kind: 'refused', refusal: 'authentication' }
    },

    find,

    cancel: async charge => {
      await keep(db, { ...charge, state: 'voided', refusal: 'PAY400', challengeId: null })
      await db
        .updateTable('sandbox_charges')
        .set({ state: 'voided', refusal: 'PAY400' })
        .where('idempotency_key', '=', charge.paymentId)
        .where('state', 'in', ['challenge', 'authorised'])
        .execute()
    },

    capture: async paymentId => {
      await db
        .updateTable('sandbox_charges')
        .set({ state: 'captured', captured: sql`amount` })
        .where('idempotency_key', '=', paymentId)
        .where('state', '=', 'authorised')
        .execute()
    },

    refund: async (paymentId, amount) => {
      await db
        .updateTable('sandbox_charges')
        .set({ refunded: amount })
        .where('idempotency_key', '=', paymentId)
        .where('state', '=', 'captured')
        .where('refunded', '=', 0)
        .execute()
    },
  }
}

/** The sandbox's fraud check suspects this device, and no other. */
const SUSPECT = 'refuse'

type FirstState = Pick<Row, 'state'> & { readonly refusal: Refusal | null; readonly challengeId: string | null }

async function firstState(db: Db, charge: Charge): Promise<FirstState> {
  const { token, device } = charge
  if (device === SUSPECT) return { state: 'declined', refusal: 'PYT402', challengeId: null }
  const onWallet = await chargeWallet(db, charge)
  if (onWallet === 'pays') return { state: 'authorised', refusal: null, challengeId: null }
  if (onWallet) return { state: 'declined', refusal: onWallet, challengeId: null }
  const behaviour = await behaviourOf(db, token)
  if (behaviour === 'pays') return { state: 'authorised', refusal: null, challengeId: null }
  if (behaviour === 'challenge') return { state: 'challenge', refusal: null, challengeId: newId() }
  const refusals = { declined: 'PAY400', fraud: 'PYT402', expired: 'FE309' } as const
  return { state: 'declined', refusal: behaviour ? refusals[behaviour] : 'PAY400', challengeId: null }
}

/** The first to write a payment's row decides what it is. */
async function keep(db: Db, charge: Charge & FirstState): Promise<void> {
  await db
    .insertInto('sandbox_charges')
    .values({
      idempotency_key: charge.paymentId,
      reference: newId(),
      currency: charge.currency,
      amount: charge.amount,
      state: charge.state,
      refusal: charge.refusal,
      captured: 0,
      refunded: 0,
      challenge_id: charge.challengeId,
      verdict: null,
    })
    .onConflict(conflict => conflict.column('idempotency_key').doNothing())
    .execute()
}

function outcomeOf({ state, reference, refusal, challenge_id: challengeId }: Row): Outcome {
  if (state === 'authorised' || state === 'captured') return { kind: 'authorised', reference }
  if (state === 'challenge' && challengeId) return { kind: 'challenged', reference, challengeId }
  return { kind: 'refused', refusal: (refusal ?? 'PAY400') as Refusal }
}
