import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { newProof, type Proof } from '../../http/proof'
import { requestFx } from '../../http/request'
import { usePasskeyFx } from '../device'
import { endpoints } from '../endpoints'

export { STOPPED } from '../device'

/** A code for the shopper, and what proves that this page asked for it. */
type GivenCode = Pick<Proof, 'codeVerifier'> & { readonly authorizationCode: string }

export const passkeySignInPressed = createEvent()

const beginFx = requestFx(endpoints.beginPasskeySignIn)
const signInFx = requestFx(endpoints.signInByPasskey)

const askFx = createEffect<void, GivenCode, ShopError>(async () => {
  const begin = scopeBind(beginFx, { safe: true })
  const answer = scopeBind(usePasskeyFx, { safe: true })
  const signIn = scopeBind(signInFx, { safe: true })
  const assertion = await answer(await begin({}))
  const { codeChallenge, codeVerifier } = await newProof()
  const { authorizationCode } = await signIn({ body: { assertion, codeChallenge } })
  return { authorizationCode, codeVerifier }
})

/** A passkey of the shopper was good: the code that it gave is to be exchanged. */
export const passkeyUsed = askFx.doneData.map(code => code)

export const $isAskingForPasskey = askFx.pending

/** Why nobody was signed in. */
export const $passkeySignInError = createStore<ShopError | null>(null)
  .on(askFx.failData, (_current, error) => error)
  .reset(passkeySignInPressed)

sample({
  clock: passkeySignInPressed,
  source: askFx.pending,
  filter: isPending => !isPending,
  fn: () => {},
  target: askFx,
})
