import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, hasCode, type ShopError } from '../../errors/shop-error'
import { askBotCheckFx } from '../../http/bot-check'
import { newProof } from '../../http/proof'
import { requestFx } from '../../http/request'
import { email } from '../../validate/email'
import { required } from '../../validate/required'
import { withoutFields } from '../../validate/without-fields'
import { endpoints } from '../endpoints'
import { codeGiven, exchangeCodeFx, type GivenCode, signedIn, signInLeft } from '../signing/code'

// A password becomes a code, which signs in.

/** `orderNo` adds a guest's order to the account. */
export type Credentials = { username: string; password: string; orderNo?: string; isEmployee?: boolean }

/** Found before any call, by field. */
export type SignInProblems = { username?: 'required' | 'email' | 'max-length'; password?: 'required' }

export const signInSubmitted = createEvent<Credentials>()

/** A field's name. What was wrong with its text is not true of the new one. */
export const signInFieldChanged = createEvent<string>()

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
