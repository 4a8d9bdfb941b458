import { createRequire } from 'node:module'
import { join } from 'node:path'

const { TILL_PEER_FOLDER: folder, TILL_PEER_DATABASE: url, TILL_PEER_PORT: port } = process.env

/** Loads what was installed for the bench, from where it was installed. */
export const load = createRequire(join(folder, 'package.json'))

/**
 * Vendure as `npx @vendure/create` sets it up for production, untuned, without what no call of the bench passes through:
 * mail, dashboard and the server of pictures.
 */
export function configuration({ synchronize }) {
  const { DefaultJobQueuePlugin, DefaultLogger, DefaultSchedulerPlugin, DefaultSearchPlugin, LogLevel } =
    load('@vendure/core')
  return {
    logger: new DefaultLogger({ level: LogLevel.Warn }),
    apiOptions: {
      hostname: '127.0.0.1',
      port: Number(port),
      adminApiPath: 'admin-api',
      shopApiPath: 'shop-api',
      trustProxy: 1,
      cors: { origin: [], credentials: true },
    },
    authOptions: {
      tokenMethod: ['bearer', 'cookie'],
      superadminCredentials: { identifier: 'bench', password: 'bench' },
      cookieOptions: { secret: 'bench' },
    },
    dbConnectionOptions: { type: 'postgres', url, synchronize, logging: false },
    paymentOptions: { paymentMethodHandlers: [] },
    plugins: [
      DefaultSchedulerPlugin.init(),
      DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
      DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
    ],
  }
}
