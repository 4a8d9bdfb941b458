import type { Code } from '../../../../core/errors/catalogue'
import type { NewPaymentInstrument, OfferedPaymentMethod } from '../../../../core/payment/contracts'
import { endpoints } from '../../../../core/payment/endpoints'
import type { PaymentMethodId } from '../../../../core/shapes/payment-instrument'
import type { KeptCard } from '../../carts/document'
import { keepCart, openCart, openForWrite } from '../../carts/open'
import type { CallContext } from '../../context'
import { newId } from '../../database/ids'
import { fail } from '../../failure'
import { isExpired } from '../../payments/card-expiry'
import { gatewayOf } from '../../payments/gateways'
import { mount, mountPreparedWrite, mountWrite } from '../../plugins/mount'
import type { ShopApp } from '../../plugins/shop'

/** What a method that is not offered is refused with. */
const NOT_OFFERED: Readonly<Record<Exclude<PaymentMethodId, 'CREDIT_CARD'>, Code>> = {
  GIFT_CARD: 'GFC725',
  LOYALTY_POINTS: 'REW130',
  REWARD_CARD: 'GFC760',
  REWARD_CODE: 'GFC760',
  ATHLETES_PAYMENT: 'PAY400',
  KLARNA: 'PAY400',
  PAYPAL: 'PAY400',
  DW_APPLE_PAY: 'PAY400',
}

/** Mounts the ways to pay for a cart. */
export function paymentRoutes(app: ShopApp): void {
  mount(app, endpoints.readPaymentMethods, async call => {
    await openCart(call, call.db, call.params.basketId)
    return { paymentMethods: offered(call) }
  })

  mountPreparedWrite(
    app,
    endpoints.addPaymentInstrument,
    call => readCard(call, call.body),
    async (call, tx, card) => {
      const cart = await openForWrite(call, tx, call.params.basketId)
      const { document } = cart.row
      const method = 'CREDIT_CARD'
      const others = document.instruments.filter(known => known.method !== method)
      return keepCart(call, tx, cart, { ...document, instruments: [...others, { id: newId(), method, card }] })
    },
    { limit: 'payment' },
  )

  mountWrite(app, endpoints.removePaymentInstrument, async (call, tx) => {
    const cart = await openForWrite(call, tx, call.params.basketId)
    const { document } = cart.row
    const instruments = document.instruments.filter(({ id }) => id !== call.body.payment_instrument_id)
    if (instruments.length === document.instruments.length) throw fail('PYT404')
    return keepCart(call, tx, cart, { ...document, instruments })
  })
}

function offered(call: CallContext): OfferedPaymentMethod[] {
  if (!gatewayOf(call)) return []
  const label = call.language === 'fr' ? 'Carte bancaire' : 'Credit or debit card'
  const cardBrands = ['visa', 'mastercard', 'amex', 'discover']
  return [{ payment_method_id: 'CREDIT_CARD', label, cardBrands, environment: call.configuration.environment }]
}

/** The card of a provider's token. Throws `PYT404` where there is none, `FE309` where it is past its date. */
async function readCard(
  call: CallContext,
  { card, payment_method_id: method }: NewPaymentInstrument,
): Promise<KeptCard> {
  if (method !== 'CREDIT_CARD') throw fail(NOT_OFFERED[method])
  const kept = card?.token ? await gatewayOf(call)?.readCard(card.token) : null
  if (!kept) throw fail('PYT404')
  if (isExpired(kept, new Date())) throw fail('FE309')
  return kept
}
