import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, hasCode, type ShopError } from '../../errors/shop-error'
import { askBotCheckFx } from '../../http/bot-check'
import { newProof } from '../../http/proof'
import { requestFx } from '../../http/request'
import { exchangeFx } from '../../http/exchange'
import { $token, tokenForgotten } from '../../http/token'
import { postToTabsFx } from '../../runtime/tabs'
import { email } from '../../validate/email'
import { withoutFields } from '../../validate/without-fields'
import { required } from '../../validate/required'
import type { GuestObjects, HostTokenAnswer } from '../contracts'
import { endpoints } from '../endpoints'
import { $guestObjects } from '../guest-objects'

/** The pause before a conflicting request is repeated. */
const LOGIN_RETRY_MS = 2000

/** `orderNo` adds a guest's order to the account. */
export type Credentials = { username: string; password: string; orderNo?: string; isEmployee?: boolean }

/** A code, and the proof that this page asked for it. */
export type GivenCode = { authorizationCode: string; codeVerifier: string; orderNo?: string; isNewAccount?: true }

/** Found before any call, by field. */
export type SignInProblems = { username?: 'required' | 'email' | 'max-length'; password?: 'required' }

export const signInSubmitted = createEvent<Credentials>()

/** A field's name. What was wrong with its text is not true of the new one. */
export const signInFieldChanged = createEvent<string>()

/** The shopper leaves the form, so its errors are cleared. */
export const signInLeft = createEvent()

/** A code was given for the shopper otherwise than for a password typed here: for a new account. */
export const codeGiven = createEvent<GivenCode>()

export const orderBrought = createEvent<string>()

export const $isNewcomer = createStore(false).on(codeGiven, (_before, { isNewAccount = false }) => isNewAccount)

const $broughtOrder = createStore<string | null>(null).on(orderBrought, (_current, orderNo) => orderNo)

const signInCallFx = requestFx(endpoints.signIn)

const agentCallFx = requestFx(endpoints.signInAsEmployee)

const askForCodeFx = createEffect<Credentials, GivenCode, ShopError>(
  async ({ username, password, orderNo, isEmployee }) => {
    const signIn = scopeBind(isEmployee ? agentCallFx : signInCallFx, { safe: true })
    const askBotCheck = scopeBind(askBotCheckFx, { safe: true })
    const [{ codeChallenge, codeVerifier }, botToken] = await Promise.all([newProof(), askBotCheck('login')])
    const bot = botToken === undefined ? {} : { recaptcha_response: botToken }
    const { authorizationCode } = await signIn({
      body: { type: 'Registered', username, password, codeChallenge, ...bot },
    })
    return { authorizationCode, codeVerifier, ...(orderNo ? { orderNo } : {}) }
  },
)

// Without a cookie the guest's token proves whose cart and lists they are.
const exchangeCodeFx = attach({
  source: $token,
  async effect(guest, given: GivenCode & { guestObjects: GuestObjects }): Promise<HostTokenAnswer> {
    const exchange = scopeBind(exchangeFx, { safe: true })
    const tokenRequest = { request: { type: 'Registered' as const, ...given }, withCart: true, token: guest?.value }
    try {
      return await exchange(tokenRequest)
    } catch (error) {
      if (!hasCode(asShopError(error), 'AUT409')) throw error
      await new Promise(resolve => setTimeout(resolve, LOGIN_RETRY_MS))
      return exchange(tokenRequest)
    }
  },
})

/** The guest's items are in the account. */
export const signedIn = exchangeCodeFx.doneData.map(answer => answer)

export const $hasSignedIn = createStore(false)
  .on(signedIn, () => true)
  .reset(tokenForgotten)

export const $isSigningIn = combine(
  askForCodeFx.pending,
  exchangeCodeFx.pending,
  (isAsking, isExchanging) => isAsking || isExchanging,
)

/** Shown in the service's own words. */
export const $signInError = createStore<ShopError | null>(null)
  .on([askForCodeFx.failData, exchangeCodeFx.failData], (_current, error) => asShopError(error))
  .reset(signInSubmitted, signedIn, signInLeft)

/** Where a refusal leads: a new password, or customer service. */
export const $signInNext = $signInError.map(error => {
  if (error?.kind === 'http' && error.details['door'] === 'employee') return 'employee'
  if (error && hasCode(error, 'AUT423', 'AUT426')) return 'reset'
  return error && hasCode(error, 'AUT441', 'AUT500') ? 'contact' : null
})

export const $signInProblems = createStore<SignInProblems>({})
  .on(signInSubmitted, (_current, credentials) => problemsOf(credentials))
  .on(signInFieldChanged, (problems, name) => withoutFields(problems, name))
  .reset(signedIn, signInLeft)

/** Counts failed attempts; each moves the focus to the first problem. */
export const $signInAttempt = createStore(0)
  .on(signInSubmitted, (attempt, credentials) => attempt + (isComplete(credentials) ? 0 : 1))
  .reset(signedIn)

sample({
  clock: signInSubmitted,
  source: $isSigningIn,
  filter: (isSigningIn, credentials) => !isSigningIn && isComplete(credentials),
  fn: (_isSigningIn, credentials) => credentials,
  target: askForCodeFx,
})

sample({ clock: askForCodeFx.doneData, target: codeGiven })

sample({
  clock: codeGiven,
  source: { guestObjects: $guestObjects, orderNo: $broughtOrder },
  fn: ({ guestObjects, orderNo }, { isNewAccount: _, ...given }) => ({
    ...(orderNo ? { orderNo } : {}),
    ...given,
    guestObjects,
  }),
  target: exchangeCodeFx,
})

/** The order that the last sign-in named, if the account did not get it. */
export const $lostOrder = createStore<string | null>(null).on(exchangeCodeFx.done, (_before, { params, result }) =>
  params.orderNo && !result.orderNo ? params.orderNo : null,
)

$broughtOrder.reset(signedIn)

sample({ clock: signedIn, fn: () => ({ about: 'session' as const }), target: postToTabsFx })

function problemsOf({ username, password }: Credentials): SignInProblems {
  const wrong = { username: email(username), password: required(password) }
  return {
    ...(wrong.username ? { username: wrong.username } : {}),
    ...(wrong.password ? { password: wrong.password } : {}),
  }
}

function isComplete(credentials: Credentials): boolean {
  return Object.keys(problemsOf(credentials)).length === 0
}
