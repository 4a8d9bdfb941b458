import { reportBug } from '../runtime/bugs'
import type { Code } from './catalogue'

/** The call got no answer: no connection, no service, or none in time. */
export type NetworkError = {
  kind: 'network'
  code: 'offline' | 'unreachable' | 'timeout'
  message: string
  status: 0
}

/** The service answered that it will not: `code` is one of the catalogue's, `details` its other fields (`maxAllowedQty` …). */
export type HttpError = {
  kind: 'http'
  code: string
  message: string
  status: number
  appId?: string
  details: Readonly<Record<string, unknown>>
}

/** The service answered something that nobody agreed to. */
export type ContractError = {
  kind: 'contract'
  code: 'not-json' | 'html' | 'contract'
  message: string
  status: number
}

/** The page asked for something that cannot be asked for. */
export type UsageError = { kind: 'usage'; code: string; message: string; status: 0 }

/** Everything that can go wrong between a press and its answer. */
export type ShopError = NetworkError | HttpError | ContractError | UsageError

/** Whether something thrown is one of our own errors. */
export function isShopError(thrown: unknown): thrown is ShopError {
  return typeof thrown === 'object' && thrown !== null && 'kind' in thrown && 'code' in thrown && 'status' in thrown
}

/** Whether an error is the service's answer with one of these codes. */
export function hasCode(error: ShopError, ...codes: readonly Code[]): boolean {
  return error.kind === 'http' && codes.some(code => code === error.code)
}

/** What of an error puts it into words. */
export function messageOf(error: ShopError): Pick<HttpError, 'code' | 'message' | 'details'> {
  return { code: error.code, message: error.message, details: error.kind === 'http' ? error.details : {} }
}

/** Whether the service may have done what it was asked for although no answer came. */
export function isUnanswered(error: ShopError): boolean {
  return error.kind === 'network'
}

/** Turns anything thrown into one of our errors. What is none of ours is a bug, which is reported. */
export function asShopError(thrown: unknown): ShopError {
  if (isShopError(thrown)) return thrown
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  reportBug(thrown)
  return usageError('usage', message)
}

/** An error of the page's own making. */
export function usageError(code: string, message: string): UsageError {
  return { kind: 'usage', code, message, status: 0 }
}
