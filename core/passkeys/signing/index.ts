import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { newProof, type Proof } from '../../http/proof'
import { requestFx } from '../../http/request'
import { canOfferInField, hasPasskeys } from '../../runtime/authenticator'
import type { Assertion } from '../../shapes/webauthn'
import { answerByPasskeyFx, offerInFieldFx } from '../device'
import { endpoints } from '../endpoints'

/** The list is renewed this many ms before its challenge ends. */
const MARGIN_MS = 30_000

/** A code, and the proof that this page asked for it. */
type GivenCode = Pick<Proof, 'codeVerifier'> & { readonly authorizationCode: string }

export const passkeySignInOpened = createEvent()
export const passkeySignInLeft = createEvent()
export const passkeyPressed = createEvent()

const beginFx = requestFx(endpoints.beginPasskeySignIn)
const signInFx = requestFx(endpoints.signInByPasskey)

const giveAnswerFx = createEffect<Assertion, GivenCode, ShopError>(async assertion => {
  const signIn = scopeBind(signInFx, { safe: true })
  const { codeChallenge, codeVerifier } = await newProof()
  const { authorizationCode } = await signIn({ body: { assertion, codeChallenge } })
  return { authorizationCode, codeVerifier }
})

const chooseFx = createEffect<void, Assertion, ShopError>(async () => {
  const begin = scopeBind(beginFx, { safe: true })
  const answer = scopeBind(answerByPasskeyFx, { safe: true })
  return answer(await begin({}))
})

/** Keeps the browser's list under the field alive; null if nothing was chosen. */
const offerFx = createEffect<AbortController, Assertion | null, ShopError>(async ({ signal }) => {
  const begin = scopeBind(beginFx, { safe: true })
  const offer = scopeBind(offerInFieldFx, { safe: true })
  if (!(await canOfferInField())) return null
  while (!signal.aborted) {
    const options = await begin({})
    const answer = await offer([options, signal, options.timeout - MARGIN_MS])
    if (answer !== 'late') return answer
  }
  return null
})

const stopFx = createEffect((offer: AbortController) => offer.abort())

/** This browser supports passkeys. */
export const $hasPasskeys = createStore(false).on(passkeySignInOpened, () => hasPasskeys())

const $offer = createStore<AbortController | null>(null, { serialize: 'ignore' })
  .on(passkeySignInOpened, () => (hasPasskeys() ? new AbortController() : null))
  .reset(stopFx)

/** After a press, or while an answer is checked. */
export const $isAskingPasskey = createStore(false)
  .on([chooseFx, giveAnswerFx], () => true)
  .on([chooseFx.fail, giveAnswerFx.finally], () => false)

/** Why the sign-in failed; a reason of the browser has a code too (`NoPasskey`). */
export const $passkeySignInError = createStore<ShopError | null>(null)
  .on([chooseFx.failData, giveAnswerFx.failData], (_current, error) => error)
  .reset(passkeyPressed, passkeySignInOpened)

export const passkeyAnswered = giveAnswerFx.doneData.map(code => code)

sample({ clock: $offer, filter: Boolean, target: offerFx })

sample({ clock: passkeySignInLeft, source: $offer, filter: Boolean, target: stopFx })

sample({
  clock: passkeyPressed,
  source: $isAskingPasskey,
  filter: isAsking => !isAsking,
  fn: () => {},
  target: chooseFx,
})

sample({ clock: [chooseFx.doneData, offerFx.doneData], filter: Boolean, target: giveAnswerFx })

// A failed press brings back the list that it had replaced.
sample({ clock: chooseFx.fail, source: $offer, filter: Boolean, target: offerFx })
