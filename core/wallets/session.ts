import { createEvent, createStore, sample } from 'effector'
import type { Cart } from '../shapes/cart'
import type { WalletMethod } from './contracts'
import type { WalletRefusal } from './refusal'

export type ExpressContext = 'product' | 'cart' | 'checkout'

/** `owner` is the key of the pressed buttons; empty if they went with their page. */
export type WalletRequest = {
  readonly owner: string
  readonly wallet: WalletMethod
  readonly context: ExpressContext
  readonly productId?: string
  readonly upc?: string
}

export type WalletState =
  | 'started'
  | 'merchant-validated'
  | 'method-selected'
  | 'contact-selected'
  | 'shipping-method-selected'
  | 'authorised'
  | 'checking'
  | 'order-placed'
  | 'success'
  | 'failed'
  | 'cancelled'

export type WalletSession = WalletRequest & { readonly state: WalletState; readonly refusal: WalletRefusal | null }

export const walletStarted = createEvent<WalletRequest>()
export const walletCancelled = createEvent()

export const walletResumed = createEvent<WalletRequest>()
export const walletMoved = createEvent<WalletState>()
export const walletFailed = createEvent<WalletRefusal>()
export const basketShown = createEvent<Cart>()

const over: readonly WalletState[] = ['success', 'failed', 'cancelled']
/** Not after a failure: the window may still be open for a retry. */
const final: readonly WalletState[] = ['success', 'cancelled']

/** The running session, or how the last one ended. */
export const $walletSession = createStore<WalletSession | null>(null)
  .on(walletStarted, (_before, request) => ({ ...request, state: 'started', refusal: null }))
  .on(walletResumed, (_before, request) => ({ ...request, state: 'checking', refusal: null }))
  .on(walletMoved, (session, state) =>
    session && !final.includes(session.state) ? { ...session, state, refusal: null } : session,
  )
  .on(walletFailed, (session, refusal) => session && { ...session, state: 'failed', refusal })
  .on(walletCancelled, session =>
    session && !isOver(session) && !isOrdering(session) ? { ...session, state: 'cancelled' } : session,
  )

/** A separate basket for a quick shop, else the cart. */
export const $walletBasket = createStore<Cart | null>(null).on(basketShown, (_before, cart) => cart)

export const $isPaying = $walletSession.map(session => session !== null && !isOver(session))

/** The shopper has agreed, and may not pay in another way until it is known what came of it. */
export const $isOrdering = $walletSession.map(session => session !== null && isOrdering(session))

sample({ clock: walletStarted, fn: () => null, target: $walletBasket })

function isOver({ state }: WalletSession): boolean {
  return over.includes(state)
}

// Closing the window does not cancel a running order.
function isOrdering({ state }: WalletSession): boolean {
  return ['authorised', 'checking', 'order-placed'].includes(state)
}
