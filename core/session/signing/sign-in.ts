import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, hasCode, type ShopError } from '../../errors/shop-error'
import { askBotCheckFx } from '../../http/bot-check'
import { requestFx } from '../../http/request'
import { exchangeFx } from '../../http/exchange'
import { tellTabsFx } from '../../runtime/tabs'
import { email } from '../../validate/email'
import { required } from '../../validate/required'
import type { GuestObjects, HostTokenAnswer } from '../contracts'
import { newProof } from './challenge'
import { endpoints } from '../endpoints'

/** A token that was asked for twice is asked for once more, after this many ms. */
const LOGIN_RETRY_MS = 2000

/** What a shopper signs in with; `orderNo` brings a guest's order into the account. */
export type Credentials = { username: string; password: string; orderNo?: string }

/** What is wrong with what was typed, before anybody is asked; by its field. */
export type SignInProblems = { username?: 'required' | 'email' | 'max-length'; password?: 'required' }

// What the shopper does

/** E-mail and password were sent. */
export const signInSubmitted = createEvent<Credentials>()

/** What the guest has gathered and takes into the account; another domain tells. */
export const guestObjectsKnown = createEvent<GuestObjects>()

// What we remember

const signInCallFx = requestFx(endpoints.signIn)

const $guestObjects = createStore<GuestObjects>({}).on(guestObjectsKnown, (known, more) => ({ ...known, ...more }))

const signInFx = createEffect<Credentials & { guestObjects: GuestObjects }, HostTokenAnswer, ShopError>(
  async ({ username, password, orderNo, guestObjects }) => {
    const signIn = scopeBind(signInCallFx, { safe: true })
    const exchange = scopeBind(exchangeFx, { safe: true })
    const askBotCheck = scopeBind(askBotCheckFx, { safe: true })
    const [{ codeChallenge, codeVerifier }, botToken] = await Promise.all([newProof(), askBotCheck('login')])
    const bot = botToken === undefined ? {} : { recaptcha_response: botToken }
    const { authorizationCode } = await signIn({
      body: { type: 'Registered', username, password, codeChallenge, ...bot },
    })
    const request = {
      type: 'Registered' as const,
      authorizationCode,
      codeVerifier,
      guestObjects,
      ...(orderNo ? { orderNo } : {}),
    }
    try {
      return await exchange({ request, withCart: true })
    } catch (error) {
      if (!hasCode(asShopError(error), 'AUT409')) throw error
      await new Promise(resolve => setTimeout(resolve, LOGIN_RETRY_MS))
      return exchange({ request, withCart: true })
    }
  },
)

/** The shopper is signed in; what the guest had gathered is in the account. */
export const signedIn = signInFx.doneData.map(answer => answer)

/** True from the press to its answer. */
export const $isSigningIn = signInFx.pending

/** Why the shopper is not signed in: shown in the service's own words. */
export const $signInError = createStore<ShopError | null>(null)
  .on(signInFx.failData, (_current, error) => error)
  .reset(signInSubmitted, signedIn)

/** What to put right before a sign-in can be asked for. */
export const $signInProblems = createStore<SignInProblems>({})
  .on(signInSubmitted, (_current, credentials) => problemsOf(credentials))
  .reset(signedIn)

/** How often the form was sent with something wrong in it: each time, the focus goes to the first of it. */
export const $signInAttempt = createStore(0)
  .on(signInSubmitted, (attempt, credentials) => attempt + (isComplete(credentials) ? 0 : 1))
  .reset(signedIn)

// What follows

sample({
  clock: signInSubmitted,
  source: { guestObjects: $guestObjects, isPending: signInFx.pending },
  filter: ({ isPending }, credentials) => !isPending && isComplete(credentials),
  fn: ({ guestObjects }, credentials) => ({ ...credentials, guestObjects }),
  target: signInFx,
})

sample({ clock: signedIn, fn: () => ({ about: 'session' as const }), target: tellTabsFx })

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
