import type { PaymentInstrument } from '../../../core/shapes/payment-instrument'
import { toMajor } from '../pricing/currency'
import { maskedNumber } from '../values/gift-cards'
import { isMain, type MainInstrument } from '../documents/cart'
import type { PaidPart } from './payment-parts'
import type { CartView } from './view'

/** All instruments in the order in which they were added, reduced to what may be shown; the main one pays the rest. */
export function answerInstruments(view: CartView): PaymentInstrument[] {
  return view.row.document.instruments.map(instrument => {
    if (isMain(instrument)) return answerMain(instrument, view)
    const part = view.paid.parts.find(one => one.instrument === instrument)
    return answerPart(part as PaidPart, view)
  })
}

function answerMain(instrument: MainInstrument, { row, priced }: CartView): PaymentInstrument {
  const shown = {
    payment_instrument_id: instrument.id,
    payment_method_id: instrument.method,
    amount: toMajor(priced.totals.remainingToPay, row.currency),
  }
  if (!('card' in instrument)) {
    const { requestId, label, agreed } = instrument
    return {
      ...shown,
      ...(requestId ? { c_requestID: requestId } : {}),
      ...(label ? { wallet: { label } } : {}),
      ...(agreed === undefined ? {} : { agreed: toMajor(agreed, row.currency) }),
    }
  }
  const { brand, last4, holder, expiryMonth, expiryYear } = instrument.card
  return {
    ...shown,
    card: { main: true, brand, last4, holder, expiryMonth, expiryYear, address: row.document.billingAddress },
  }
}

function answerPart({ instrument, amount, units, balance }: PaidPart, { row }: CartView): PaymentInstrument {
  const shown = {
    payment_instrument_id: instrument.id,
    payment_method_id: instrument.method,
    amount: toMajor(amount, row.currency),
  }
  switch (instrument.method) {
    case 'GIFT_CARD':
      return { ...shown, giftCard: { number: maskedNumber(instrument.last4), balance: toMajor(balance, row.currency) } }
    case 'LOYALTY_POINTS':
      return { ...shown, points: units }
    case 'ATHLETES_PAYMENT':
      return shown
    default:
      return { ...shown, code: instrument.name }
  }
}
