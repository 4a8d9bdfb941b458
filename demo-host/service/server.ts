import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app'
import { type Configuration, readConfiguration, unreadVariables } from './configuration'
import { ConfigurationError, whyNotListening } from './configuration-error'
import { shortcomingsOf } from './shortcomings'
import { openData, packArchive } from './database/open-data'
import { plugCarrier } from './fulfilment/carrier'
import { plugProviders } from './payments/plug-in'
import { addDrain } from './plugins/drain'
import type { ServiceApp } from './plugins/service'
import { seedIfEmpty } from './seed/fill/fill-if-empty'

const ARCHIVE = fileURLToPath(new URL('./sandbox.tar.gz', import.meta.url))
const PATIENCE_MS = 10_000
/** The backlog of new connections. With Node's default of 511, dozens of a thousand simultaneous shoppers were reset. */
const MAX_WAITING = 4096

try {
  if (process.argv.includes('--pack')) writeFileSync(ARCHIVE, await packArchive(seedIfEmpty))
  else await serve()
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}

async function serve(): Promise<void> {
  const configuration = readConfiguration(process.env)
  const unread = configuration.environment === 'production' ? unreadVariables(process.env) : []
  for (const sentence of shortcomingsOf(configuration, unread)) console.warn(sentence)
  const data = await openData(configuration, ARCHIVE, seedIfEmpty)
  const { carrier } = await plugProviders(data.db, configuration)
  if (carrier) plugCarrier(data.db, carrier)
  const app = await buildApp(data.db, configuration)

  const drain = addDrain(app)

  const hurry = new AbortController()
  let isStopping = false
  const stop = async (): Promise<void> => {
    // A second signal skips the wait for the balancer.
    if (isStopping) return hurry.abort()
    isStopping = true
    await drain.begin(configuration.drainSeconds * 1000, hurry.signal)
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    await drain.close()
    await data.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())

  await listen(app, configuration)
  process.send?.({ ready: 'service' })
  if (!process.send) console.info(`The shop is at http://localhost:${configuration.shopPort}`)
}

async function listen(app: ServiceApp, { shopPort: port, listenHost: host }: Configuration): Promise<void> {
  try {
    await app.listen({ port, host, backlog: MAX_WAITING })
  } catch (error) {
    throw whyNotListening(error, { name: 'TILL_SHOP_PORT', port, host })
  }
}
