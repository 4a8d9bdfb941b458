import { type Struct, validate } from 'superstruct'
import type { ContractError, ShopError } from '../errors/shop-error'
import type { Received } from './fetch'

/** `failures` are paths and expectations, for the service's log. */
export type Reading<Answer> = { answer: Answer } | { error: ShopError; failures?: readonly string[] }

/** An answer passes its contract or is an error. */
export function readAnswer<Answer>(received: Received, struct: Struct<Answer, unknown> | null): Reading<Answer> {
  const { status, body } = received
  const isGood = status >= 200 && status < 300
  if (isGood && !struct) return { answer: undefined as Answer }
  const json = parse(body)
  if (json === undefined) return { error: contractError(/^\s*</.test(body) ? 'html' : 'not-json', status) }
  if (!isGood || !struct) return { error: refusal(json, status) }
  const [failure, answer] = validate(json, struct)
  if (!failure) return { answer }
  const failures = failure.failures().map(({ path, type }) => `${path.join('.')}: ${type}`)
  return { error: contractError('contract', status), failures: failures.slice(0, 10) }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

type ErrorBody = { errorDetails?: [{ errorId?: unknown; message?: unknown }?]; appId?: unknown }

function refusal(json: unknown, status: number): ShopError {
  const { errorDetails, appId } = (json ?? {}) as ErrorBody
  const first = errorDetails?.[0]
  if (typeof first?.errorId !== 'string') return contractError('contract', status)
  const { errorId, message, ...details } = first
  const error = { kind: 'http', code: errorId, message: String(message ?? ''), status, details } as const
  return typeof appId === 'string' ? { ...error, appId } : error
}

function contractError(code: ContractError['code'], status: number): ContractError {
  return { kind: 'contract', code, message: `The shop's answer could not be read (${code})`, status }
}
