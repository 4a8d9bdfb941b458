import { vi } from 'vitest'
import type { Configuration } from '../configuration'
import { buildApp } from '../app'
import type { Connection } from '../database/connection'
import type { Db } from '../database/transaction'
import type { ServiceApp } from '../plugins/service'
import { openTestDatabase } from './test-database'
import { type Caller, callerOf, type Shopper, signedInAs, startAsGuest } from './callers'

/** A service under test, over a database of its own that holds the sandbox's data. */
export type TestService = {
  readonly app: ServiceApp
  readonly db: Db
  readonly configuration: Configuration
  /** Calls without a token. */
  readonly nobody: Caller
  /** A new guest, of the first-party key unless another is named. */
  readonly guest: (key?: string) => Promise<Shopper>
  /** One of the sandbox's people, signed in. */
  readonly person: (email: string, key?: string) => Promise<Shopper>
  readonly close: () => Promise<void>
}

const CONFIGURATION: Configuration = {
  environment: 'sandbox',
  hostPort: 4400,
  pageOrigins: [],
  providers: null,
  providerOrigins: [],
  socialScript: null,
  socialOrigins: [],
  customsPaths: ['/customs'],
  moderators: [],
  moderates: false,
  shopPort: 4401,
  listenHost: 'localhost',
  shopOrigin: 'http://localhost:4401',
  passkeyDomain: 'localhost',
  dataFolder: '',
  databaseUrl: null,
  connections: 8,
  shopFolder: null,
  limits: null,
  requestSeconds: 30,
  drainSeconds: 0,
  metricsPort: null,
  logLevel: process.env.TILL_LOG_LEVEL || 'silent',
  checksAnswers: true,
  isDeveloped: false,
  signingSecret: 'a secret of the tests, of no use elsewhere',
  carrierSecret: 'a secret of the tests’ carrier, and of nobody else',
  providerSecret: 'a secret of the tests’ provider, and of nobody else',
  proxies: 0,
  botCheck: 'sandbox',
  addressLookupUrl: null,
  translateUrl: null,
  smtpUrl: null,
  sandboxMails: true,
  mailFrom: 'Northlane <no-reply@till.test>',
  seller: { name: 'Northlane GmbH', address: ['Hafenstraße 4', '20457 Hamburg'], vatId: 'DE123456789' },
}

/**
 * Builds a service for a test file; close it after. `more` mounts what only the test needs. Its sweeps never come by
 * themselves: on a busy machine one would be at work between two lines of a test, which calls them itself.
 */
export async function testService(
  changes: Partial<Configuration> = {},
  more: (app: ServiceApp) => void = () => {},
): Promise<TestService> {
  return serviceOver(await openTestDatabase(), changes, more)
}

/** The same over a database that the test opened itself. */
export async function serviceOver(
  database: Pick<Connection, 'db' | 'close'>,
  changes: Partial<Configuration> = {},
  more: (app: ServiceApp) => void = () => {},
): Promise<TestService> {
  const configuration = { ...CONFIGURATION, ...changes }
  const never = setTimeout(() => {})
  const sweeps = vi.spyOn(globalThis, 'setInterval').mockReturnValue(never)
  const app = await buildApp(database.db, configuration)
  more(app)
  await app.ready()
  sweeps.mockRestore()
  return {
    app,
    db: database.db,
    configuration,
    nobody: callerOf(app, {}),
    guest: key => startAsGuest(app, key),
    person: (email, key) => signedInAs(app, email, key),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
