import fp from 'fastify-plugin'
import { is, union } from 'superstruct'
import { endpoints } from '../../../../core/sandbox/endpoints'
import { carrierOf } from '../../fulfilment/carrier'
import { CarrierNews, isSigned, signNews, WarehouseNews } from '../../fulfilment/carrier-news'
import { hearNews } from '../../fulfilment/hear-news'
import { tellRefunds } from '../../fulfilment/refunded'
import { fulfilSandbox } from '../../fulfilment/sandbox-fulfilment'
import { mount } from '../../plugins/mount'
import type { ServiceApp } from '../../plugins/service'
import { every } from '../../plugins/sweeps'
import { advanceSandboxClock, sandboxNow } from '../../repositories/sandbox-clock'

const NEWS = '/fulfilment/v1/events'
const BYTES = 16 * 1024
const REFUNDS_SECONDS = 5
const SANDBOX_SECONDS = 15
const News = union([CarrierNews, WarehouseNews])

/** Mounts where warehouses and carriers tell how far orders are, and the sandbox's own of both. */
export const fulfilmentRoutes = fp(
  async app => {
    const { db, configuration } = app.service
    newsRoute(app)
    every(app, REFUNDS_SECONDS, 'refunds', () => tellRefunds(db))
    if (configuration.environment === 'production') return

    const fulfil = async (orderNumber?: string): Promise<void> => {
      const carrier = carrierOf(app.service)
      if (carrier) await fulfilSandbox(db, carrier, news => tellOneself(app, news), orderNumber)
    }
    every(app, SANDBOX_SECONDS, 'fulfilment', () => fulfil())
    mount(app, endpoints.advanceSandboxClock, async call => {
      const { hours, orderNumber } = call.body
      await advanceSandboxClock(db, Math.round(hours * 3600), orderNumber)
      await fulfil(orderNumber)
      return { now: (await sandboxNow(db, orderNumber)).toISOString() }
    })
  },
  { name: 'fulfilment-routes', dependencies: ['calls'] },
)

/** No browser and no access key: one signature, over the bytes as they are and the time. */
function newsRoute(app: ServiceApp): void {
  const { db, configuration } = app.service
  void app.register(async carrier => {
    carrier.removeContentTypeParser('application/json')
    carrier.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BYTES }, (_request, text, done) =>
      done(null, text),
    )
    carrier.post(NEWS, { config: { rateLimit: false } }, async ({ body, headers }, reply) => {
      const text = typeof body === 'string' ? body : ''
      if (!isSigned(text, String(headers['x-carrier-signature'] ?? ''), configuration.signingSecret))
        return reply.code(401).send({})
      const news = readJson(text)
      if (!is(news, News)) return reply.code(400).send({})
      await hearNews(db, news)
      return reply.code(204).send()
    })
  })
}

/** The sandbox's carrier calls as any other would. */
async function tellOneself(app: ServiceApp, news: CarrierNews | WarehouseNews): Promise<void> {
  const payload = JSON.stringify(news)
  const headers = {
    'content-type': 'application/json',
    'x-carrier-signature': signNews(payload, app.service.configuration.signingSecret),
  }
  const { statusCode } = await app.inject({ method: 'POST', url: NEWS, headers, payload })
  if (statusCode !== 204) throw new Error(`The carrier's news was answered ${statusCode}`)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
