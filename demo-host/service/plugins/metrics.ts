import { createServer } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../database/transaction'
import { outboxAge, outboxWaiting } from '../repositories/outbox'
import { countHolds } from '../repositories/stock-holds'
import type { ServiceApp } from './service'

/** What a process counts of its own work; what all processes share is read from the database when somebody asks. */
export type Metrics = {
  readonly registry: Registry
  readonly calls: Histogram<'method' | 'route' | 'status'>
  readonly outboxWork: Counter<'topic' | 'outcome'>
}

/** Makes a process's metrics, in Prometheus' terms. */
export function makeMetrics(db: Db): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const gauge = (name: string, help: string, read: (db: Db) => Promise<number>): void => {
    const collect = async function (this: Gauge): Promise<void> {
      this.set(await read(db))
    }
    new Gauge({ name, help, registers, collect })
  }
  gauge('till_outbox_oldest_seconds', 'Age of the oldest capture or refund that waits', outboxAge)
  gauge('till_outbox_waiting', 'Captures and refunds that wait', outboxWaiting)
  gauge('till_stock_holds', 'Holds on stock by carts and open orders', countHolds)
  const calls = new Histogram({
    name: 'till_call_seconds',
    help: 'Time until a call was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const outboxWork = new Counter({
    name: 'till_outbox_work_total',
    help: 'Captures and refunds that this process did, or failed to do',
    labelNames: ['topic', 'outcome'],
    registers,
  })
  return { registry, calls, outboxWork }
}

/**
 * Serves the metrics at a port of their own, where the configuration names one: they are for the operator's network, and a
 * scrape must not compete with shoppers for the limit of calls.
 */
export async function serveMetrics(app: ServiceApp): Promise<void> {
  const { configuration, metrics } = app.service
  if (configuration.metricsPort === null) return
  collectDefaultMetrics({ register: metrics.registry })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.calls.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  const server = createServer((_request, response) => {
    metrics.registry.metrics().then(
      text => response.setHeader('content-type', metrics.registry.contentType).end(text),
      () => response.writeHead(503).end('The database cannot be reached\n'),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(configuration.metricsPort ?? 0, process.env.TILL_HOST || 'localhost', resolve)
  })
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
}
