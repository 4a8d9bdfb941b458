import { createEvent, fork, type Scope, scopeBind } from 'effector'
import { fetchFx, type Sent } from '../http/fetch'
import { requestFx } from '../http/request'
import { $config } from './config'
import type { ShopConfig } from './contracts'
import { endpoints } from './settings/endpoints'

/** Faults by call, stored in a developer's browser: `{"v":1,"calls":{"POST /cart/v1/item":"INV408","GET /cart/v1/cart/*":"800ms"}}`. */
export type Mocks = { calls: Readonly<Record<string, string>> }

const readSettingsFx = requestFx(endpoints.readSiteSettings)
const configGiven = createEvent<ShopConfig>()

$config.on(configGiven, (_current, config) => config)

/** Sends the named calls to /mock/, except in production or if the service does not answer. */
export async function applyMocks(config: ShopConfig, mocks: Mocks, scope?: Scope): Promise<void> {
  const apart = scope ?? fork()
  scopeBind(configGiven, { scope: apart })(config)
  const environment = await scopeBind(readSettingsFx, { scope: apart })().then(
    settings => settings.environment,
    () => 'production',
  )
  if (environment === 'production') return
  const send = fetchFx.use.getCurrent()
  fetchFx.use(sent => send(mocked(sent, mocks)))
}

export function mocked(sent: Sent, { calls }: Mocks): Sent {
  const { origin, pathname, search } = new URL(sent.url)
  const faultOf = (sentCall: string) => Object.entries(calls).find(([call]) => names(call, sentCall))?.[1]
  const fault = faultOf(`${sent.method} ${pathname}`)
  if (fault) return { ...sent, url: `${origin}/mock/${fault}${pathname}${search}` }
  // A new guest's first item travels in the token request (decision 0310), past the call that is named.
  return pathname === '/token/v2/auth/token' && faultOf('POST /cart/v1/cartWithItem') ? withoutItem(sent) : sent
}

function withoutItem(sent: Sent): Sent {
  const { item: _, ...request } = JSON.parse(sent.body ?? '{}') as Record<string, unknown>
  return { ...sent, body: JSON.stringify(request) }
}

function names(pattern: string, call: string): boolean {
  const parts = pattern.split('*').map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`).test(call)
}
