import { readJson } from '../../calls/read-json'
import fp from 'fastify-plugin'
import { is, union } from 'superstruct'
import { endpoints } from '../../../../core/sandbox/endpoints'
import { CarrierUpdate, isSigned, WarehouseUpdate } from '../../fulfilment/carrier-update'
import { applyUpdate } from '../../fulfilment/apply-update'
import { deliverMailed } from '../../fulfilment/mailed-orders'
import { recordRefunds } from '../../fulfilment/refunded'
import { mount } from '../../plugins/mount'
import type { ServiceApp } from '../../plugins/service'
import { every } from '../../plugins/sweeps'
import { advanceSandboxClock, letTimePass, sandboxNow } from '../../repositories/sandbox-clock'
import { fulfilNow, UPDATES_PATH } from './fulfil-now'

const BYTES = 16 * 1024
const REFUNDS_SECONDS = 5
const MAILED_SECONDS = 60
const SANDBOX_SECONDS = 15
const Update = union([CarrierUpdate, WarehouseUpdate])

/** Reports of warehouses and carriers, and the sandbox's own. */
export const fulfilmentRoutes = fp(
  async app => {
    const { db, configuration } = app.service
    updatesRoute(app)
    every(app, REFUNDS_SECONDS, 'refunds', () => recordRefunds(app.service))
    every(app, MAILED_SECONDS, 'mailed orders', () => deliverMailed(db))
    if (configuration.environment === 'production') return

    every(app, SANDBOX_SECONDS, 'fulfilment', () => fulfilNow(app))
    mount(app, endpoints.advanceSandboxClock, async call => {
      const { hours, person, orderNumber } = call.body
      if (person !== undefined) await letTimePass(db, { person }, hours)
      else if (orderNumber !== undefined) await letTimePass(db, { orderNumber }, hours)
      else await advanceSandboxClock(db, Math.round(hours * 3600))
      await fulfilNow(app)
      return { now: (await sandboxNow(db)).toISOString() }
    })
  },
  { name: 'fulfilment-routes', dependencies: ['calls'] },
)

/** Called without a browser or an access key; the signature covers the raw bytes and the time. */
function updatesRoute(app: ServiceApp): void {
  const { db, configuration } = app.service
  void app.register(async carrier => {
    carrier.removeContentTypeParser('application/json')
    carrier.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BYTES }, (_request, text, done) =>
      done(null, text),
    )
    carrier.post(UPDATES_PATH, { config: { rateLimit: false } }, async ({ body, headers }, reply) => {
      const text = typeof body === 'string' ? body : ''
      if (!isSigned(text, String(headers['x-carrier-signature'] ?? ''), configuration.carrierSecret))
        return reply.code(401).send({})
      const update = readJson(text)
      if (!is(update, Update)) return reply.code(400).send({})
      await applyUpdate(db, update)
      return reply.code(204).send()
    })
  })
}
