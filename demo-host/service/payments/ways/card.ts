import type { NewPaymentInstrument } from '../../../../core/payment/contracts'
import type { KeptCard } from '../../documents/cart'
import type { CallContext } from '../../calls/context'
import { newId } from '../../database/ids'
import { fail } from '../../failure'
import { keepSavedCard, savedCard } from '../../repositories/saved-cards'
import { isExpired } from '../../documents/card-expiry'
import { gatewayOf } from '../gateways'
import type { PaymentWay } from './way'

const NO_CODE = 'Send the provider’s token for a security code as card.codeToken, never the code itself'

/** Paying by card: the provider's token stands for it. */
export const cardWay: PaymentWay = {
  offer: async call =>
    gatewayOf(call) && {
      payment_method_id: 'CREDIT_CARD',
      label: call.language === 'fr' ? 'Carte bancaire' : 'Credit or debit card',
      cardBrands: ['visa', 'mastercard', 'amex', 'discover'],
      environment: call.configuration.environment,
    },

  prepare: async (call, body) => {
    const card = await readCard(call, body)
    const { consumerNo, consumerType } = call.shopper()
    const isKept = body.card?.saveCard === true && consumerType !== 'GUEST' && !body.card.paymentInstrumentId
    return async tx => {
      // One that the shopper has already is no reason not to pay with it.
      if (isKept) await keepSavedCard(tx, consumerNo, card, false)
      return { id: newId(), method: 'CREDIT_CARD', card }
    }
  },
}

/**
 * The card of a provider's token, or one that the shopper keeps. Throws `PYT404` where there is none, `FE309` where it is
 * past its date, `PAY400` where a security code itself comes along, or a token for one that the provider never gave.
 */
async function readCard(call: CallContext, { card }: NewPaymentInstrument): Promise<KeptCard> {
  if (card?.securityCode !== undefined)
    throw fail('PAY400', { field: 'card.securityCode' }, { status: 400, message: NO_CODE })
  const kept = await findCard(call, card)
  if (!kept) throw fail('PYT404')
  if (isExpired(kept, new Date())) throw fail('FE309')
  if (card?.codeToken === undefined) return kept
  const coded = await gatewayOf(call)?.withCode(kept, card.codeToken)
  if (!coded) throw fail('PAY400', { field: 'securityCode' })
  return coded
}

async function findCard(call: CallContext, given: NewPaymentInstrument['card']): Promise<KeptCard | null | undefined> {
  if (given?.paymentInstrumentId) {
    return (await savedCard(call.db, call.shopper().consumerNo, given.paymentInstrumentId))?.card
  }
  return given?.token ? gatewayOf(call)?.readCard(given.token) : null
}
