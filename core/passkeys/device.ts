import { createEffect } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { answerByPasskey, makePasskey, offerInField } from '../runtime/authenticator'
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../shapes/webauthn'

export const makePasskeyFx = createEffect<CreationOptions, Attestation, ShopError>(makePasskey)

export const answerByPasskeyFx = createEffect<RequestOptions, Assertion, ShopError>(answerByPasskey)

export const offerInFieldFx = createEffect((offer: Parameters<typeof offerInField>) => offerInField(...offer))
