import { attach, type Effect, sample, scopeBind } from 'effector'
import { asShopError, type HttpError, type ShopError } from '../errors/shop-error'
import { logError } from '../runtime/log-error'
import { $config } from '../site/config'
import type { Struct } from 'superstruct'
import { keepScope } from '../runtime/within'
import type { Challenged } from './answer-challenge'
import { fetchFx } from './fetch'
import { loaded } from './loaded'
import { answerBroken, botChallenged, callSettled } from './outcomes'
import { readAnswer } from './read-answer'
import { type AnyEndpoint, type Parts, writeCall } from './write-call'

type Sending = {
  /** Structs are invariant; the endpoint gives the sender the type. */
  endpoint: AnyEndpoint & { answer: unknown }
  parts: Parts
  token?: string | undefined
}

export const sendFx: Effect<Sending, unknown> = attach({
  source: $config,
  async effect(config, { endpoint, parts, token }: Sending): Promise<unknown> {
    // After the first await the scope is unknown.
    const call = scopeBind(fetchFx, { safe: true })
    const reportBroken = scopeBind(answerBroken, { safe: true })
    const reportChallenge = scopeBind(botChallenged, { safe: true })
    const within = keepScope()
    const answer = async (challenged: Challenged) => {
      const { answerChallengeFx } = await loaded(import(/* chunk: late */ './answer-challenge'))
      return within(() => answerChallengeFx(challenged))
    }
    const resend: (sending: Sending) => Promise<unknown> = scopeBind(sendFx, { safe: true })
    const received = await call(writeCall(endpoint, parts, config, token)).catch(thrown => fail(asShopError(thrown)))
    const reading = readAnswer(received, endpoint.answer as Struct<unknown, unknown> | null)
    if ('answer' in reading) return reading.answer
    const { error, failures } = reading
    if (failures) reportBroken({ endpoint: endpoint.name, failures })
    const { status, appId } = error as Partial<HttpError>
    if (status === 403 && appId && !isGuestToken(parts)) {
      reportChallenge({ appId, endpoint: endpoint.name })
      const answered = parts.isAnswered ? null : await answer({ appId, parts })
      if (answered) return resend({ endpoint, parts: answered, token })
    }
    if (error.code === 'API400') logError(error.message)
    return fail(error)
  },
})

sample({ clock: sendFx.finally, fn: ({ status }) => ({ status }), target: callSettled })

function fail(error: ShopError): Promise<never> {
  return Promise.reject(error)
}

function isGuestToken({ body }: Parts): boolean {
  return (body as { type?: unknown } | null | undefined)?.type === 'Guest'
}
