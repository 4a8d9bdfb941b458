import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, hasCode, type ShopError } from '../../errors/shop-error'
import { exchangeFx } from '../../http/exchange'
import { $token, tokenForgotten } from '../../http/token'
import { postToTabsFx } from '../../runtime/tabs'
import type { HostTokenAnswer } from '../contracts'
import { $guestObjects } from '../guest-objects'

/** The pause before a conflicting request is repeated. */
const LOGIN_RETRY_MS = 2000

/** A code, and the proof that this page asked for it. `orderNo` adds a guest's order to the account. */
export type GivenCode = { authorizationCode: string; codeVerifier: string; orderNo?: string; isNewAccount?: true }

/** For a password, a passkey, a new account, or by the shop's window. */
export const codeGiven = createEvent<GivenCode>()

/** The shopper leaves a form that signs in, so its errors are cleared. */
export const signInLeft = createEvent()

export const orderBrought = createEvent<string>()

export const $isNewcomer = createStore(false).on(codeGiven, (_before, { isNewAccount = false }) => isNewAccount)

const $broughtOrder = createStore<string | null>(null).on(orderBrought, (_current, orderNo) => orderNo)

// Without a cookie the guest's token proves whose cart and lists they are.
export const exchangeCodeFx = attach({
  source: { guest: $token, guestObjects: $guestObjects },
  async effect({ guest, guestObjects }, given: Omit<GivenCode, 'isNewAccount'>): Promise<HostTokenAnswer> {
    const exchange = scopeBind(exchangeFx, { safe: true })
    const request = { type: 'Registered' as const, ...given, guestObjects }
    const tokenRequest = { request, withCart: true, token: guest?.value }
    try {
      return await exchange(tokenRequest)
    } catch (error) {
      if (!hasCode(asShopError(error), 'AUT409')) throw error
      await new Promise(resolve => setTimeout(resolve, LOGIN_RETRY_MS))
      return exchange(tokenRequest)
    }
  },
})

export const $isExchanging = exchangeCodeFx.pending

/** Why a code did not sign in. Shown in the service's own words. */
export const $exchangeError = createStore<ShopError | null>(null)
  .on(exchangeCodeFx.failData, (_current, error) => asShopError(error))
  .reset(exchangeCodeFx, signInLeft)

/** The guest's items are in the account. */
export const signedIn = exchangeCodeFx.doneData.map(answer => answer)

export const $hasSignedIn = createStore(false)
  .on(signedIn, () => true)
  .reset(tokenForgotten)

/** The order that the last sign-in named, if the account did not get it. */
export const $lostOrder = createStore<string | null>(null).on(exchangeCodeFx.done, (_before, { params, result }) =>
  params.orderNo && !result.orderNo ? params.orderNo : null,
)

sample({
  clock: codeGiven,
  source: $broughtOrder,
  fn: (orderNo, { isNewAccount: _, ...given }) => ({ ...(orderNo ? { orderNo } : {}), ...given }),
  target: exchangeCodeFx,
})

$broughtOrder.reset(signedIn)

sample({ clock: signedIn, fn: () => ({ about: 'session' as const }), target: postToTabsFx })
