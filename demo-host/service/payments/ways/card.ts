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

/** A card, by its provider's token. */
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
      // A card that is saved already can still pay.
      if (isKept) await keepSavedCard(tx, consumerNo, card, false)
      return { id: newId(), method: 'CREDIT_CARD', card }
    }
  },
}

/** The card of a token, or a saved one. Throws `PYT404` for an unknown one, `FE309` if expired, `PAY400` for a security code token of another card. */
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
