import { readJson } from '../../calls/read-json'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { is, size, string, type } from 'superstruct'
import { finishOrder } from '../../orders/finish-order'
import { gatewayFor } from '../../orders/settle-order'
import type { ServiceApp } from '../../plugins/service'
import { findOrderOfPayment } from '../../repositories/wallet-orders'

const BYTES = 16 * 1024

/** Names the payment that changed. Its state is read from the provider, not from the message. */
const Notification = type({ event: size(string(), 1, 60), paymentId: size(string(), 1, 100) })

export const signNotification = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(`notification ${body}`).digest('base64url')

/** No browser and no access key, only a signature. A late or repeated notification changes nothing. */
export function notificationRoutes(app: ServiceApp): void {
  const { service } = app
  void app.register(async provider => {
    // The signature covers the raw bytes.
    provider.removeContentTypeParser('application/json')
    provider.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BYTES }, (_request, text, done) =>
      done(null, text),
    )
    // A provider reports all payments from few addresses.
    provider.post('/payments/v1/notifications', { config: { rateLimit: false } }, async ({ body, headers }, reply) => {
      const text = typeof body === 'string' ? body : ''
      const signature = String(headers['x-provider-signature'] ?? '')
      const { providerSecret } = service.configuration
      if (!providerSecret || !isSame(signature, signNotification(text, providerSecret))) return reply.code(401).send({})
      const notification = readJson(text)
      if (!is(notification, Notification)) return reply.code(400).send({})
      const orderNumber = await findOrderOfPayment(service.db, notification.paymentId)
      // An unknown payment is confirmed, so that the provider stops repeating it.
      const known = orderNumber ? await gatewayFor(service).find(notification.paymentId) : null
      if (orderNumber && known) await finishOrder(service.db, orderNumber, known)
      return reply.code(204).send()
    })
  })
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
