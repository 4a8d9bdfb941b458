import { createEffect } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { answerByPasskey, makePasskey, offerInField } from '../runtime/authenticator'
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../shapes/webauthn'

/** Has the shopper's device make a passkey. */
export const makePasskeyFx = createEffect<CreationOptions, Attestation, ShopError>(makePasskey)

/** Has the shopper choose a passkey, and their device answer with it. */
export const answerByPasskeyFx = createEffect<RequestOptions, Assertion, ShopError>(answerByPasskey)

/** Has the browser list passkeys under a field until one is chosen: see `offerInField`. */
export const offerInFieldFx = createEffect((offer: Parameters<typeof offerInField>) => offerInField(...offer))
