import { createEffect } from 'effector'
import { type ShopError, usageError } from '../errors/shop-error'
import type { Assertion, Attestation, CreationOptions, RequestOptions } from './contracts'

/** The code of whatever keeps a device from it: the shopper said no, took too long, or has no passkey here. */
export const STOPPED = 'passkey-stopped'

/** Has the shopper's device make a passkey. */
export const makePasskeyFx = createEffect<CreationOptions, Attestation, ShopError>(async optionsJSON => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON }).catch(refuse)
})

/** Has the shopper's device use one. */
export const usePasskeyFx = createEffect<RequestOptions, Assertion, ShopError>(async optionsJSON => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON }).catch(refuse)
})

/** The device tells of one thing that the shopper can put right: it has a passkey of the account already. */
function refuse(error: unknown): never {
  const isThereAlready = error instanceof Error && error.name === 'InvalidStateError'
  throw usageError(isThereAlready ? 'AUT462' : STOPPED, String(error))
}
