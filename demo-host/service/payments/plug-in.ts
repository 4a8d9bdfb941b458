import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { func, is, optional, string, type } from 'superstruct'
import type { Configuration } from '../configuration'
import { ConfigurationError } from '../configuration-error'
import type { Db } from '../database/transaction'
import type { Carrier } from '../fulfilment/carrier'
import { plugWallets, type Wallets } from '../wallets/provider'
import { isChallengePage } from './challenge-page'
import type { Gateway } from './gateway'
import { plugGateway } from './gateways'

/** What is left out is the sandbox's, and in production not offered. */
export type Providers = { readonly gateway?: Gateway; readonly wallets?: Wallets; readonly carrier?: Carrier }

/** The default export of the module in `TILL_PROVIDERS`; it reads its own keys and addresses. */
export type MakeProviders = (shop: {
  readonly configuration: Configuration
  readonly environment: NodeJS.ProcessEnv
}) => Providers | Promise<Providers>

const Module = type({ default: func() })
const Made = type({
  gateway: optional(
    type({
      readCard: func(),
      withCode: func(),
      authorise: func(),
      challengePage: optional(string()),
      confirm: func(),
      find: func(),
      cancel: func(),
      capture: func(),
      refund: func(),
    }),
  ),
  wallets: optional(type({ session: func(), take: func(), apple: optional(func()) })),
  carrier: optional(type({ makeLabel: func() })),
})

/** Loads the module that the configuration names, if any. Throws a `ConfigurationError` if that fails or it exports something else. */
export async function plugProviders(db: Db, configuration: Configuration): Promise<Providers> {
  const { providers: file } = configuration
  if (file === null) return {}
  const providers = await make(file, configuration)
  if (providers.gateway) plugGateway(db, providers.gateway)
  if (providers.wallets) plugWallets(db, providers.wallets)
  return providers
}

async function make(file: string, configuration: Configuration): Promise<Providers> {
  const loaded: unknown = await import(pathToFileURL(resolve(file)).href).catch((cause: unknown) => {
    throw new ConfigurationError(`TILL_PROVIDERS: ${file} cannot be loaded: ${String(cause)}`, { cause })
  })
  if (!is(loaded, Module)) {
    throw new ConfigurationError(`TILL_PROVIDERS: ${file} must export a function by default.`)
  }
  const made: unknown = await (loaded.default as MakeProviders)({ configuration, environment: process.env })
  if (!is(made, Made)) {
    throw new ConfigurationError(`TILL_PROVIDERS: ${file} must make { gateway, wallets } as payments/README.md says.`)
  }
  if (made.gateway && !isChallengePage(made.gateway.challengePage ?? '')) {
    throw new ConfigurationError(
      `TILL_PROVIDERS: the challengePage of ${file} must be like https://pay.example/3ds/{challengeId}, not '${made.gateway.challengePage}'.`,
    )
  }
  return made as Providers
}
