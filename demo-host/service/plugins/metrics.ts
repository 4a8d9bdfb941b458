import { createServer } from 'node:http'
import fp from 'fastify-plugin'
import { collectDefaultMetrics } from 'prom-client'
import { whyNotListening } from '../configuration-error'

/** Served at a separate port: they are for the operator's network, and a scrape must not use up the limit of calls. */
export const metrics = fp(
  async app => {
    const { configuration, metrics } = app.service
    const { metricsPort: port, listenHost: host } = configuration
    if (port === null) return
    collectDefaultMetrics({ register: metrics.registry })
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none'
      metrics.calls.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    })
    const server = createServer((_request, response) => {
      metrics.registry.metrics().then(
        text => response.setHeader('content-type', metrics.registry.contentType).end(text),
        () => response.writeHead(500).end('The metrics cannot be read\n'),
      )
    })
    await new Promise<void>((resolve, reject) => {
      server.once('error', error => reject(whyNotListening(error, { name: 'TILL_METRICS_PORT', port, host })))
      server.listen(port, host, resolve)
    })
    app.addHook('onClose', async () => {
      server.close()
      server.closeAllConnections()
    })
  },
  { name: 'metrics', dependencies: ['service'] },
)
