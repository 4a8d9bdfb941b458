import type { HandoffChoiceRequest, HandoffOffer, HandoffOutcome } from '../../../core/session/contracts'
import type { Infer } from 'superstruct'
import { crossLines } from './cross-lines'
import { answerCart, basketOf, type Merged } from '../carts/for-session'
import type { Call } from '../calls/context'
import { inTransaction, type Tx } from '../database/transaction'
import { fail } from '../failure'
import { afterPayment } from '../orders/after-payment'
import { lockHandoff, settleHandoff } from '../repositories/handoffs'
import { offerHandoff } from './offer-handoff'

type ChoiceCall = Call<string, unknown, Infer<typeof HandoffChoiceRequest>>

/** Settles a handoff as the shopper chose. Throws `AUT404` (403) if it was not offered to them or has expired, and 409 after a different choice. */
export async function chooseHandoff(call: ChoiceCall): Promise<HandoffOutcome> {
  const { consumerNo } = call.shopper()
  const { offer, notMerged } = await afterPayment(call, () => inTransaction(call.db, tx => settle(call, tx)))
  const basketId = await basketOf(call.db, consumerNo)
  const cart = basketId ? await answerCart(call, consumerNo, basketId) : null
  return { basketId, cart, ...(offer && { offer }), ...(notMerged?.length ? { notMerged: [...notMerged] } : {}) }
}

type Settled = { readonly offer?: HandoffOffer; readonly notMerged?: Merged['notMerged'] }

/** Offers again if the lines have changed since the shopper saw them. */
async function settle(call: ChoiceCall, tx: Tx): Promise<Settled> {
  const { consumerNo, associate } = call.shopper()
  const { handoff: code, choice } = call.body
  const handoff = await lockHandoff(tx, code)
  if (handoff?.claimedBy !== consumerNo) throw fail('AUT404', {}, { status: 403 })
  if (handoff.choice === choice) return {}
  if (handoff.choice) throw fail('GEN500', {}, { status: 409, message: 'It was decided otherwise before' })
  // An associate has no list for their own lines.
  if (choice === 'open' && associate) throw fail('AUT404', {}, { status: 403 })
  if (choice !== 'keep') {
    const now = await offerHandoff(call, tx, handoff, null)
    if (now && now.lines !== handoff.offered) {
      await settleHandoff(tx, handoff, { offered: now.lines })
      return { offer: now.offer }
    }
    const { basketId, consumerNo: fromConsumerNo } = handoff
    const crossing = { basketId, fromConsumerNo, intoConsumerNo: consumerNo, call, instead: choice === 'open' }
    const { notMerged } = await crossLines(tx, crossing)
    await settleHandoff(tx, handoff, { choice })
    return { notMerged }
  }
  await settleHandoff(tx, handoff, { choice })
  return {}
}
