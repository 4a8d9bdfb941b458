import type { Configuration } from '../configuration'
import type { Db } from '../database/transaction'
import type { Gateway } from './gateway'
import { withTimeout } from './with-timeout'
import { sandboxGateway } from './sandbox-gateway'

const gateways = new WeakMap<Db, Gateway>()

/** Sets the provider of a database's shop; its calls time out after `patienceMs`. */
export const plugGateway = (db: Db, gateway: Gateway, patienceMs?: number): void => {
  gateways.set(db, withTimeout(gateway, patienceMs))
}

/** The provider that was set, else the sandbox's. Null in production without one: then no card is offered. */
export function gatewayOf({ db, configuration }: { db: Db; configuration: Configuration }): Gateway | null {
  const known = gateways.get(db)
  if (known || configuration.environment === 'production') return known ?? null
  const sandbox = sandboxGateway(db, configuration.signingSecret)
  gateways.set(db, sandbox)
  return sandbox
}
