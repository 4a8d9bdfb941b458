import { attach } from 'effector'
import { keepScope } from '../runtime/within'
import type { HostTokenAnswer } from '../session/contracts'
import { $config } from '../site/config'
import type { ShopConfig } from '../site/contracts'
import { inTurn } from './in-turn'
import { loaded } from './loaded'
import { $token } from './token'

/** Travels with a new guest's token request, under its own transaction id; `answered` reads the result. */
export type Along = {
  id: string
  fields: Readonly<Record<string, unknown>>
  answered: (answer: HostTokenAnswer) => void
}

/** `stale` is a token that was refused; `withCart` asks for the cart in the same call. */
type TokenOptions = {
  stale?: string
  withCart?: boolean
  along?: Along
}

const requests = new WeakMap<ShopConfig, Promise<string | undefined>>()

/** The current token, or one that all waiting callers share. None if a guest's was refused. */
export const holdTokenFx = attach({
  source: { config: $config, token: $token },
  effect({ config, token }, { stale, withCart = false, along }: TokenOptions) {
    if (token && token.value !== stale && token.expiresAt > Date.now() + 30_000) return token.value
    const within = keepScope()
    const pending = requests.get(config)
    if (pending) return pending
    const request = loaded(import(/* chunk: calls */ './exchange'))
      .then(({ obtain }) => inTurn(`till:${config.key}:token`, () => obtain(config, { within, withCart, along })))
      .finally(() => requests.delete(config))
    requests.set(config, request)
    return request
  },
})
