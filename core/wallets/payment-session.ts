import { attach, createEffect, createStore, scopeBind } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { withRetry } from '../http/retry'
import { logError } from '../runtime/log-error'
import { pageAddress } from '../runtime/page-address'
import { endpoints as siteEndpoints } from '../site/endpoints'
import type { PaymentSession, PaymentSessionQuery, WalletMethod } from './contracts'
import { endpoints } from './endpoints'

const SESSION_RETRY_MS = 3000

const readSessionOnceFx = requestFx(endpoints.readPaymentSession)

const readGivenSessionFx = createEffect<{ query: PaymentSessionQuery }, PaymentSession, ShopError>(call => {
  const read = scopeBind(readSessionOnceFx, { safe: true })
  return read(call)
})

const readSessionFx = withRetry(readGivenSessionFx, {
  delay: SESSION_RETRY_MS,
  when: (error: ShopError) => error.kind === 'network' || error.status >= 500,
})

const requestAnewFx = createEffect((wallet: WalletMethod): Promise<PaymentSession> => {
  const read = scopeBind(readSessionFx, { safe: true })
  const about =
    wallet === 'PAYPAL'
      ? { paymentMethodId: 'CREDIT_CARD' as const, paymentMethod: 'paypal' }
      : { paymentMethodId: wallet }
  return read({ query: { referer: pageAddress(), ...about } })
})

type Ahead = { readonly wallet: WalletMethod; readonly session: Promise<PaymentSession> }

/** Requests a session before the wallet's button has loaded, which then waits for the same answer. */
export const requestAheadFx = createEffect((wallet: WalletMethod): Ahead => {
  const requestSession = scopeBind(requestAnewFx, { safe: true })
  const session = requestSession(wallet)
  session.catch(() => {})
  return { wallet, session }
})

const $ahead = createStore<Ahead | null>(null, { serialize: 'ignore' })
  .on(requestAheadFx.doneData, (_before, ahead) => ahead)
  .reset(requestAnewFx.fail)

export const requestPaymentSessionFx = attach({
  source: $ahead,
  effect(ahead, wallet: WalletMethod): Promise<PaymentSession> {
    const requestSession = scopeBind(requestAnewFx, { safe: true })
    return ahead?.wallet === wallet ? ahead.session : requestSession(wallet)
  },
})

export const readCountriesFx = requestFx(siteEndpoints.readCountries)

export const reportProviderFx = createEffect(({ provider, error }: { provider: string; error: unknown }) => {
  logError(`Expected the script of ${provider} to load, got an error; its button is not shown.`, error)
})
