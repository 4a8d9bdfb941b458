import type { NewPaymentInstrument } from '../../../../core/payment/contracts'
import type { StoredCard } from '../../documents/cart'
import type { CallContext } from '../../calls/context'
import { newId } from '../../database/ids'
import { fail } from '../../failure'
import { localised } from '../../languages/localised'
import type { AllWords } from '../../languages/words'
import { hasAllCards, storeCard, savedCard } from '../../repositories/saved-cards'
import { isExpired } from '../../documents/card-expiry'
import { gatewayOf } from '../gateways'
import type { PaymentMethod } from './payment-method'

const LABEL: AllWords = {
  en: 'Credit or debit card',
  fr: 'Carte bancaire',
  de: 'Kredit- oder Debitkarte',
  ja: 'クレジットカード・デビットカード',
  ar: 'بطاقة ائتمان أو خصم مباشر',
}

const NO_CODE = 'Send the provider’s token for a security code as card.codeToken, never the code itself'

/** A card, by its provider's token. */
export const cardMethod: PaymentMethod = {
  offer: async call =>
    gatewayOf(call) && {
      payment_method_id: 'CREDIT_CARD',
      label: localised(LABEL, call),
      cardBrands: ['visa', 'mastercard', 'amex', 'discover'],
      environment: call.configuration.environment,
    },

  prepare: async (call, body) => {
    const card = await readCard(call, body)
    const { consumerNo, consumerType } = call.shopper()
    const isKept = body.card?.saveCard === true && consumerType !== 'GUEST' && !body.card.paymentInstrumentId
    return async tx => {
      // A card that is saved already, or is one too many, can still pay.
      if (isKept && !(await hasAllCards(tx, consumerNo))) await storeCard(tx, consumerNo, card, false)
      return { id: newId(), method: 'CREDIT_CARD', card }
    }
  },
}

/** The card of a token, or a saved one. Throws `PYT404` for an unknown one, `FE309` if expired, `PAY400` for a security code token of another card. */
async function readCard(call: CallContext, { card }: NewPaymentInstrument): Promise<StoredCard> {
  if (card?.securityCode !== undefined)
    throw fail('PAY400', { field: 'card.securityCode' }, { status: 400, message: NO_CODE })
  const saved = await findCard(call, card)
  if (!saved) throw fail('PYT404')
  if (isExpired(saved, new Date())) throw fail('FE309')
  if (card?.codeToken === undefined) return saved
  const coded = await gatewayOf(call)?.withCode(saved, card.codeToken)
  if (!coded) throw fail('PAY400', { field: 'securityCode' })
  return coded
}

async function findCard(
  call: CallContext,
  given: NewPaymentInstrument['card'],
): Promise<StoredCard | null | undefined> {
  if (given?.paymentInstrumentId) {
    return (await savedCard(call.db, call.shopper().consumerNo, given.paymentInstrumentId))?.card
  }
  return given?.token ? gatewayOf(call)?.readCard(given.token) : null
}
