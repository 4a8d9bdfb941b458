import { createHmac, timingSafeEqual } from 'node:crypto'
import { is, size, string, type } from 'superstruct'
import { finishOrder } from '../../orders/finish-order'
import { gatewayFor } from '../../orders/settle-order'
import type { ServiceApp } from '../../plugins/service'
import { findOrderOfPayment } from '../../repositories/wallet-orders'

const BYTES = 16 * 1024

/** What a provider tells: which payment has moved. How it stands is asked of the provider, never believed. */
const Notification = type({ event: size(string(), 1, 60), paymentId: size(string(), 1, 100) })

/** The signature that a notification must bear. */
export const signNotification = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(`notification ${body}`).digest('base64url')

/**
 * Mounts the address that providers tell of payments: no browser and no access key, one signature. A notification that
 * comes twice, late, or beside the shopper's own return finds the same order and leaves it as it is.
 */
export function notificationRoutes(app: ServiceApp): void {
  const { service } = app
  void app.register(async provider => {
    // The signature is over the bytes, so they are read as they are.
    provider.removeContentTypeParser('application/json')
    provider.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BYTES }, (_request, text, done) =>
      done(null, text),
    )
    // A provider tells of every shopper's payments from the few addresses that it has.
    provider.post('/payments/v1/notifications', { config: { rateLimit: false } }, async ({ body, headers }, reply) => {
      const text = typeof body === 'string' ? body : ''
      const signature = String(headers['x-provider-signature'] ?? '')
      if (!isSame(signature, signNotification(text, service.configuration.signingSecret)))
        return reply.code(401).send({})
      const told = readJson(text)
      if (!is(told, Notification)) return reply.code(400).send({})
      const orderNumber = await findOrderOfPayment(service.db, told.paymentId)
      // A payment that nobody here asked for: the provider must not try again for ever.
      const known = orderNumber ? await gatewayFor(service).find(told.paymentId) : null
      if (orderNumber && known) await finishOrder(service.db, orderNumber, known)
      return reply.code(204).send()
    })
  })
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
