import { attach, scopeBind } from 'effector'
import { asShopError } from '../errors/shop-error'
import { drop, save } from '../runtime/storage'
import type { Within } from '../runtime/within'
import type { HostTokenAnswer, TokenRequest } from '../session/contracts'
import { exchangeToken } from '../session/exchanging/endpoints'
import { $config } from '../site/config'
import type { ShopConfig } from '../site/contracts'
import { guestRequest } from './guest-request'
import type { Along } from './hold-token'
import { isSignedIn, loadSession } from './stored-session'
import { loaded } from './loaded'
import { sendFx } from './send'
import { tokenReceived } from './token'

/** `transactionId` repeats a call; `token` continues its session. */
type Exchange = {
  request: TokenRequest
  withCart?: boolean
  isAlong?: boolean
  transactionId?: string | undefined
  token?: string | undefined
}

/** Exchanges an authorization code or a handoff for a session. */
export const exchangeFx = attach({
  source: $config,
  async effect(config, { request, withCart, isAlong, transactionId, token }: Exchange): Promise<HostTokenAnswer> {
    const send = scopeBind(sendFx, { safe: true })
    const announce = scopeBind(tokenReceived, { safe: true })
    // A page that is stricter than its key asks for a session that is as strict.
    const body = config.trust === 'third-party' ? { ...request, trust: config.trust } : request
    const parts = { body, query: { cart: withCart ? '1' : undefined }, transactionId }
    const wasSignedIn = request.type === 'Refresh' && isSignedIn(config.key)
    const answer = (await send({ endpoint: exchangeToken, parts, token })) as HostTokenAnswer
    if (wasSignedIn && !isSignedIn(config.key)) throw new Error('Signed out meanwhile')
    const now = Date.now()
    storeSession(config.key, answer, now)
    announce({ answer, now, ...(isAlong ? { isAlong } : {}) })
    return answer
  },
})

export type Means = {
  exchange: (request: TokenRequest, more?: Omit<Exchange, 'request'>) => Promise<HostTokenAnswer>
  within: Within
  along: Along | undefined
}

type ObtainOptions = { within: Within; withCart: boolean; along: Along | undefined }

/** Requests a token for the known session, else for a new guest. Handoffs count on the microsite only. */
export async function obtain(
  config: ShopConfig,
  { within, withCart, along }: ObtainOptions,
): Promise<string | undefined> {
  const exchange: Means['exchange'] = (request, more) => within(() => exchangeFx({ request, withCart, ...more }))
  const means = { exchange, within, along }
  const isNew = !loadSession(config.key) && !hasHandoff()
  return (
    (isNew ? undefined : await (await loaded(import(/* chunk: late */ './known-session'))).byKnown(config, means)) ??
    byGuest(config, means)
  )
}

const hasHandoff = () => typeof location !== 'undefined' && /handoff=/.test(location.hash)

async function byGuest(config: ShopConfig, { exchange, along }: Means): Promise<string | undefined> {
  const request = { ...guestRequest(config), ...along?.fields }
  try {
    const answer = await exchange(request as TokenRequest, along ? { isAlong: true, transactionId: along.id } : {})
    along?.answered(answer)
    return answer.accessToken
  } catch (error) {
    const { kind, status } = asShopError(error)
    if (kind === 'http' && status === 403) return undefined
    throw error
  }
}

function storeSession(key: string, answer: HostTokenAnswer, now: number): void {
  const isGuest = answer.consumerType === 'GUEST'
  drop(key, 'left')
  save(key, 'session', 1, {
    login: !isGuest,
    accessExpiry: now + answer.expiresIn * 1000,
    employee: answer.consumerType === 'EMPLOYEE',
    isAssociate: answer.isAssociate,
    trust: answer.trust,
    consumerNo: isGuest ? undefined : answer.consumerNo,
    secret: isGuest ? answer.refreshToken : undefined,
  })
}
