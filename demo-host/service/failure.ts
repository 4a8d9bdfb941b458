import { meaningOf, statusOf } from './statuses'

/** What a failure may say beside its code. */
export type FailureOptions = { status?: number; message?: string; appId?: string }

/** Why a call is refused: a code of the catalogue with its details, on the way to the error answer. */
export class ShopFailure extends Error {
  readonly code: string
  readonly status: number
  readonly details: Readonly<Record<string, unknown>>
  readonly appId: string | undefined

  constructor(code: string, details: Readonly<Record<string, unknown>>, options: FailureOptions) {
    super(options.message ?? meaningOf(code))
    this.name = 'ShopFailure'
    this.code = code
    this.status = options.status ?? statusOf(code)
    this.details = details
    this.appId = options.appId
  }
}

/** Makes the failure of a catalogue code, to be thrown; `details` stand beside its `errorId` (`maxAllowedQty`). */
export function fail(
  code: string,
  details: Readonly<Record<string, unknown>> = {},
  options: FailureOptions = {},
): ShopFailure {
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
