import fp from 'fastify-plugin'
import { email as emailProblem } from '../../../../core/validate/email'
import type { FastifyRequest } from 'fastify'
import { endpoints } from '../../../../core/checkout/endpoints'
import { endpoints as device } from '../../../../core/device/endpoints'
import { saveNewCart, openForWrite } from '../../carts/open'
import { forSweeps } from '../../database/connection'
import { fail } from '../../failure'
import { answerChallenge } from '../../orders/answer-challenge'
import { answerOrder } from '../../orders/answer-order'
import { cancelOrder } from '../../orders/cancel-order'
import { numberOf } from '../../orders/order-number'
import { placeOrder } from '../../orders/place-order'
import { openChallenge } from '../../orders/open-challenge'
import { prepareOrder } from '../../orders/prepare-order'
import { parcelNews } from '../../orders/return-refusal'
import { workOutbox } from '../../orders/outbox'
import { deleteDone } from '../../repositories/outbox'
import { sweepOrders } from '../../orders/sweep-orders'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import { every } from '../../plugins/sweeps'
import { deleteOldCarts } from '../../repositories/old-carts'
import { findOrderOf } from '../../repositories/orders'
import { expireHolds } from '../../stock/expire-holds'
import { deleteOldTurns } from '../../repositories/hold-turns'

const OUTBOX_SECONDS = 2
const ORDERS_SECONDS = 15
const CARTS_SECONDS = 3600
const TURNS_SECONDS = 300

/** Also starts the sweep that settles abandoned orders. */
export const checkoutRoutes = fp(
  async app => {
    mountWrite(app, endpoints.prepareOrder, (call, tx) => prepareOrder(call, tx, call.body), { limit: 'hold' })

    mountWrite(app, device.keepDeviceFingerPrint, async (call, tx) => {
      const cart = await openForWrite(call, tx, call.body.basketId)
      return saveNewCart(call, tx, cart, { ...cart.row.document, device: call.body.deviceFingerPrint })
    })

    mount(app, endpoints.placeOrder, (call, request) => placeOrder(call, originOf(request)), { limit: 'payment' })

    mount(app, endpoints.patchOrder, (call, request) =>
      answerChallenge(call, call.params.orderNumber, call.body.paymentMethod.additionalData, originOf(request)),
    )

    mount(app, endpoints.readOrder, async (call, request) => {
      const { consumerNo } = call.shopper()
      const order = await findOrderOf(call.db, call.params.orderId, { consumerNo })
      if (!order) throw fail('OHS4004')
      const challenge = await openChallenge(call, order, originOf(request))
      return answerOrder(order, call, { challenge, ...(await parcelNews(call.db, order)) })
    })

    mount(
      app,
      endpoints.trackOrder,
      async call => {
        const email = call.body.email.trim().toLowerCase()
        if (emailProblem(email)) throw fail('ORD400')
        // The same look-up and answer for an unknown number and for somebody else's.
        const order = await findOrderOf(call.db, numberOf(call.body.orderNumber), { email })
        if (!order) throw fail('OHS4004')
        return answerOrder(order, call, await parcelNews(call.db, order))
      },
      { limit: 'signIn' },
    )

    mountWrite(app, endpoints.cancelOrder, (call, tx) => cancelOrder(call, tx, call.body), { limit: 'signIn' })

    const { service } = app
    every(app, OUTBOX_SECONDS, 'outbox', end =>
      workOutbox(service, { end, onEnd: (topic, outcome) => service.metrics.outboxWork.inc({ topic, outcome }) }),
    )
    every(app, CARTS_SECONDS, 'done', () => deleteDone(forSweeps(service.db)))
    every(app, ORDERS_SECONDS, 'orders', () => sweepOrders(service))
    every(app, ORDERS_SECONDS, 'holds', () => expireHolds(service.db))
    every(app, TURNS_SECONDS, 'turns', () => deleteOldTurns(service.db))
    every(app, CARTS_SECONDS, 'carts', () => deleteOldCarts(forSweeps(service.db)))
  },
  { name: 'checkout-routes', dependencies: ['calls'] },
)

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`
