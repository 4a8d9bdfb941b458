import { attach } from 'effector'
import { keepScope } from '../runtime/within'
import type { HostTokenAnswer } from '../session/contracts'
import { $config } from '../site/config'
import type { ShopConfig } from '../site/contracts'
import { inTurn } from './in-turn'
import { loaded } from './loaded'
import { $token } from './token'

/** What a caller sends with a new guest's token request, and who reads the answer. Only a new guest's request takes it along. */
export type Along = { fields: Readonly<Record<string, unknown>>; answered: (answer: HostTokenAnswer) => void }

type Wish = {
  /** A token that was refused. */
  stale?: string
  /** The answer brings the shopper's cart, which saves a call. */
  withCart?: boolean
  along?: Along
}

const requests = new WeakMap<ShopConfig, Promise<string | undefined>>()

/** The token to send: the current one, or a new one, requested once for all who wait. None where a guest's was refused. */
export const holdTokenFx = attach({
  source: { config: $config, token: $token },
  effect({ config, token }, { stale, withCart = false, along }: Wish) {
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
