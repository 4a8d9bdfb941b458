import { newId } from '../database/ids'
import type { Db } from '../database/transaction'
import type { Charge, Gateway, Outcome, Refusal } from './gateway'
import { behaviourOf, readSandboxCard } from '../repositories/sandbox-cards'
import { chargeWallet } from '../wallets/charge-wallet'
import {
  answerChallenge,
  captureCharge,
  type ChargeRow,
  findCharge,
  insertCharge,
  refundCharge,
  voidCharge,
} from '../repositories/sandbox-charges'
import { isCodeOf } from './sandbox-codes'
import { readVerdict } from './sandbox-verdict'

/** Keeps its own books and charges nobody. */
export function sandboxGateway(db: Db, secret: string): Gateway {
  const find = async (paymentId: string): Promise<Outcome | null> => {
    const row = await findCharge(db, paymentId)
    return row ? outcomeOf(row) : null
  }

  return {
    readCard: token => readSandboxCard(db, token),

    withCode: async (card, codeToken) => (isCodeOf(card.brand, codeToken, secret) ? card : null),

    authorise: async charge => {
      const known = await find(charge.paymentId)
      if (known) return known
      const first = await insertCharge(db, { ...charge, ...(await firstState(db, charge)) })
      if (first) return outcomeOf(first)
      return (await find(charge.paymentId)) ?? { kind: 'refused', refusal: 'PAY400' }
    },

    challengePage: '/sandbox/bank/{challengeId}',

    confirm: async (challengeId, challengeResult) => {
      const passed = readVerdict(challengeId, challengeResult, secret) === 'passed'
      const row = await answerChallenge(db, challengeId, passed)
      return row ? outcomeOf(row) : { kind: 'refused', refusal: 'authentication' }
    },

    find,

    cancel: async charge => {
      // Written first, so that an authorisation that arrives later finds it.
      await insertCharge(db, { ...charge, state: 'voided', refusal: 'PAY400', challengeId: null })
      await voidCharge(db, charge.paymentId)
    },

    capture: paymentId => captureCharge(db, paymentId),

    refund: (paymentId, amount, refundId) => refundCharge(db, paymentId, amount, refundId),
  }
}

/** The only device that the sandbox's fraud check refuses. */
const SUSPECT = 'refuse'

type FirstState = Pick<ChargeRow, 'state'> & { readonly refusal: Refusal | null; readonly challengeId: string | null }

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

function outcomeOf({ state, reference, refusal, challenge_id: challengeId }: ChargeRow): Outcome {
  if (state === 'authorised' || state === 'captured') return { kind: 'authorised', reference }
  if (state === 'challenge' && challengeId) return { kind: 'challenged', reference, challengeId }
  return { kind: 'refused', refusal: refusal ?? 'PAY400' }
}
