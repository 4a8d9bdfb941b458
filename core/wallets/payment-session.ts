import { attach, createEffect, createStore, scopeBind } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { withRetry } from '../http/retry'
import { complain } from '../runtime/complain'
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

const askAnewFx = createEffect((wallet: WalletMethod): Promise<PaymentSession> => {
  const read = scopeBind(readSessionFx, { safe: true })
  const about =
    wallet === 'PAYPAL'
      ? { paymentMethodId: 'CREDIT_CARD' as const, paymentMethod: 'paypal' }
      : { paymentMethodId: wallet }
  return read({ query: { referer: pageAddress(), ...about } })
})

type Ahead = { readonly wallet: WalletMethod; readonly session: Promise<PaymentSession> }

/** Asks before the wallet's button is there, which then waits for the same answer. */
export const askAheadFx = createEffect((wallet: WalletMethod): Ahead => {
  const ask = scopeBind(askAnewFx, { safe: true })
  const session = ask(wallet)
  session.catch(() => {})
  return { wallet, session }
})

const $ahead = createStore<Ahead | null>(null, { serialize: 'ignore' })
  .on(askAheadFx.doneData, (_before, ahead) => ahead)
  .reset(askAnewFx.fail)

export const askPaymentSessionFx = attach({
  source: $ahead,
  effect(ahead, wallet: WalletMethod): Promise<PaymentSession> {
    const ask = scopeBind(askAnewFx, { safe: true })
    return ahead?.wallet === wallet ? ahead.session : ask(wallet)
  },
})

export const readCountriesFx = requestFx(siteEndpoints.readCountries)

export const providerLostFx = createEffect(({ provider, error }: { provider: string; error: unknown }) => {
  complain(`Expected ${provider} to load, got none: its button stays away. The script failed to load.`, error)
})
