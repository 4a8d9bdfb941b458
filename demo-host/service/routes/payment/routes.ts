import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/payment/endpoints'
import { saveNewCart, openCart, openForWrite } from '../../carts/open'
import { fail } from '../../failure'
import { attemptOf, countAttempt } from '../../calls/attempts'
import { toMajor } from '../../pricing/currency'
import { findGiftCard, maskedNumber } from '../../values/gift-cards'
import { paymentMethods } from '../../payments/methods/all-methods'
import { withInstrument } from '../../payments/with-instrument'
import { savedCardRoutes } from './saved-cards'
import { mount } from '../../plugins/mount'
import { mountPreparedWrite, mountWrite } from '../../plugins/mount-write'

export const paymentRoutes = fp(
  async app => {
    mount(app, endpoints.readPaymentMethods, async call => {
      const view = await openCart(call, call.db, call.params.basketId)
      const offers = await Promise.all(Object.values(paymentMethods).map(method => method.offer(call, view)))
      return { paymentMethods: offers.filter(offer => offer !== null) }
    })

    mount(app, endpoints.readGiftCardBalance, async call => {
      await countAttempt(call, 'giftCard', attemptOf(call, null))
      const { balance, currency, document } = await findGiftCard(call.db, call.body, new Date())
      if (!currency) throw fail('GFC800')
      return { balance: toMajor(balance, currency), currency, number: maskedNumber(document.name) }
    })

    mountPreparedWrite(
      app,
      endpoints.addPaymentInstrument,
      call => paymentMethods[call.body.payment_method_id].prepare(call, call.body, call.params.basketId),
      async (call, tx, add) => {
        const cart = await openForWrite(call, tx, call.params.basketId)
        return saveNewCart(call, tx, cart, withInstrument(cart.row.document, await add(tx, cart)))
      },
      { limit: 'payment' },
    )

    mountWrite(app, endpoints.removePaymentInstrument, async (call, tx) => {
      const cart = await openForWrite(call, tx, call.params.basketId)
      const { document } = cart.row
      const instruments = document.instruments.filter(({ id }) => id !== call.body.payment_instrument_id)
      if (instruments.length === document.instruments.length) throw fail('PYT404')
      return saveNewCart(call, tx, cart, { ...document, instruments })
    })

    savedCardRoutes(app)
  },
  { name: 'payment-routes', dependencies: ['calls'] },
)
