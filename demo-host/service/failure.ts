import { type Code, catalogue, isCatalogued } from '../../core/errors/catalogue'

/** What a failure may say beside its code. */
export type FailureOptions = { readonly status?: number; readonly message?: string; readonly appId?: string }

type Details = Readonly<Record<string, unknown>>

/** Why a call is refused: a code of the catalogue with its details, on the way to the error answer. */
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

/** Makes the failure of a catalogue code, to be thrown; `details` stand beside its `errorId` (`maxAllowedQty`). */
export function fail(code: Code, details: Details = {}, options: FailureOptions = {}): ShopFailure {
  return new ShopFailure(code, details, options)
}

/** The body of every error answer. */
export function errorBody(failure: ShopFailure, correlationId: string): Record<string, unknown> {
  return {
    errorDetails: [{ errorId: failure.code, message: failure.message, ...failure.details }],
    ...(failure.appId ? { appId: failure.appId } : {}),
    correlationId,
  }
}

/** The codes of good answers and of clients have no error status in the catalogue: sent as an error, they are 400. */
function statusOf(code: string): number {
  const status = isCatalogued(code) ? catalogue[code].status : 400
  return Math.max(status, 400)
}
