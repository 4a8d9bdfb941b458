import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/purchases/endpoints'
import { fail } from '../../failure'
import { prepareReturn, quoteRefund, saveReturn } from '../../fulfilment/returns'
import { invoicePdf } from '../../invoices/invoice'
import { historyOf } from '../../orders/history'
import { ownOrder } from '../../orders/own-order'
import { returnsOf } from '../../orders/refunds-of'
import { resendGiftCards } from '../../orders/resend-gift-cards'
import { mount } from '../../plugins/mount'
import { mountPreparedWrite, mountWrite } from '../../plugins/mount-write'
import { findParcel } from '../../repositories/parcels'

export const purchaseRoutes = fp(
  async app => {
    mount(app, endpoints.listPurchases, call => historyOf(call.db, call.shopper().consumerNo, call.body))

    mount(
      app,
      endpoints.downloadInvoice,
      async call => {
        const order = await ownOrder(call.db, call.body, call.shopper())
        const reason = order.state
        if (reason === 'cancelled')
          throw fail('GEN500', { reason }, { status: 409, message: 'The order was taken back' })
        const parcel = await findParcel(call.db, order.order_number)
        const returns = parcel ? returnsOf(order, parcel) : []
        const content = (await invoicePdf(order, call.configuration.seller, returns)).toString('base64')
        return { fileName: `invoice-${order.order_number}.pdf`, contentType: 'application/pdf', content }
      },
      { limit: 'signIn' },
    )

    mountPreparedWrite(
      app,
      endpoints.makeReturnLabel,
      call => prepareReturn(call, { orderNumber: call.params.orderId, email: call.body.email }, call.body),
      (_call, tx, prepared) => saveReturn(tx, prepared),
      { limit: 'signIn' },
    )

    mount(
      app,
      endpoints.quoteRefund,
      call => quoteRefund(call, { orderNumber: call.params.orderId, email: call.body.email }, call.body),
      { limit: 'signIn' },
    )

    mountWrite(
      app,
      endpoints.resendGiftCardEmail,
      async (call, tx) => {
        await resendGiftCards(call, tx, call.body)
        return undefined
      },
      { limit: 'giftCard' },
    )
  },
  { name: 'purchase-routes', dependencies: ['calls'] },
)
