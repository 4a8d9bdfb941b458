import { type Code, catalogue, isCatalogued } from '../../core/errors/catalogue'

export type FailureOptions = { readonly status?: number; readonly message?: string; readonly appId?: string }

type Details = Readonly<Record<string, unknown>>

/** A refusal: a code of the catalogue with its details. */
export class ShopFailure extends Error {
  readonly code: string
  readonly status: number
  readonly details: Details
  readonly appId: string | undefined

  constructor(code: string, details: Details, options: FailureOptions) {
    super(options.message ?? (isCatalogued(code) ? catalogue[code].meaning : 'Refused'))
    this.name = 'ShopFailure'
    this.code = code
    this.status = options.status ?? statusOf(code)
    this.details = details
    this.appId = options.appId
  }
}

/** To be thrown; `details` are sent beside `errorId` (`maxAllowedQty`). */
export function fail(code: Code, details: Details = {}, options: FailureOptions = {}): ShopFailure {
  return new ShopFailure(code, details, options)
}

/** The same refusal with more details; anything else as it was. */
export function withDetails(thrown: unknown, more: Details): unknown {
  if (!(thrown instanceof ShopFailure)) return thrown
  const { code, details, status, message, appId } = thrown
  return new ShopFailure(code, { ...more, ...details }, { status, message, ...(appId ? { appId } : {}) })
}

export function errorBody(failure: ShopFailure, correlationId: string): Record<string, unknown> {
  return {
    errorDetails: [{ errorId: failure.code, message: failure.message, ...failure.details }],
    ...(failure.appId ? { appId: failure.appId } : {}),
    correlationId,
  }
}

/** Codes of successful answers and of clients have no error status in the catalogue: sent as an error, they are 400. */
function statusOf(code: string): number {
  const status = isCatalogued(code) ? catalogue[code].status : 400
  return Math.max(status, 400)
}
