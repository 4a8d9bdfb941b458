import { reportBug } from '../runtime/bugs'
import type { Code } from './catalogue'

/** No answer: no connection, no service, or a timeout. */
export type NetworkError = {
  kind: 'network'
  code: 'offline' | 'unreachable' | 'timeout'
  message: string
  status: 0
}

/** A refusal: `code` is from the catalogue, `details` has the other fields (`maxAllowedQty` …). */
export type HttpError = {
  kind: 'http'
  code: string
  message: string
  status: number
  appId?: string
  details: Readonly<Record<string, unknown>>
}

/** An answer that does not match its contract. */
export type ContractError = {
  kind: 'contract'
  code: 'not-json' | 'html' | 'contract'
  message: string
  status: number
}

/** A mistake of the page's own code. */
export type UsageError = { kind: 'usage'; code: string; message: string; status: 0 }

export type ShopError = NetworkError | HttpError | ContractError | UsageError

export function isShopError(thrown: unknown): thrown is ShopError {
  return typeof thrown === 'object' && thrown !== null && 'kind' in thrown && 'code' in thrown && 'status' in thrown
}

/** A refusal with one of these codes. */
export function hasCode(error: ShopError, ...codes: readonly Code[]): boolean {
  return error.kind === 'http' && codes.some(code => code === error.code)
}

/** The parts that select its message. */
export function messageOf(error: ShopError): Pick<HttpError, 'code' | 'message' | 'details'> {
  return { code: error.code, message: error.message, details: error.kind === 'http' ? error.details : {} }
}

/** The service may have done it although no answer came. */
export function isUnanswered(error: ShopError): boolean {
  return error.kind === 'network'
}

/** Converts anything thrown. An unknown error is a bug, so the console gets it with its stack. */
export function asShopError(thrown: unknown): ShopError {
  if (isShopError(thrown)) return thrown
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  reportBug(thrown)
  return usageError('usage', message)
}

export function usageError(code: string, message: string): UsageError {
  return { kind: 'usage', code, message, status: 0 }
}
