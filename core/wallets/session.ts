import { createEvent, createStore, sample } from 'effector'
import type { Cart } from '../shapes/cart'
import type { WalletMethod } from './contracts'
import type { WalletRefusal } from './refusal'

/** Where a wallet was pressed: for one thing in a quick shop, over the cart, or at the end of checkout. */
export type ExpressContext = 'product' | 'cart' | 'checkout'

/** What is to be paid with a wallet; `owner` is the key of the buttons that were pressed. */
export type WalletWish = {
  readonly owner: string
  readonly wallet: WalletMethod
  readonly context: ExpressContext
  readonly productId?: string
  readonly upc?: string
}

/** How far a wallet's session is. */
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

/** A wallet's session, the last of the page. */
export type WalletSession = WalletWish & { readonly state: WalletState; readonly refusal: WalletRefusal | null }

// What the shopper does

/** A wallet's button was pressed. */
export const walletStarted = createEvent<WalletWish>()
/** The wallet's window was closed before anything was agreed to. */
export const walletCancelled = createEvent()

// What becomes of it

/** The session has come further. */
export const walletMoved = createEvent<WalletState>()
/** Nothing was bought, and why. */
export const walletFailed = createEvent<WalletRefusal>()
/** A basket is as the wallet is to show it. */
export const basketShown = createEvent<Cart>()

// What we remember

const over: readonly WalletState[] = ['success', 'failed', 'cancelled']
/** Nothing follows these; after a failure a wallet's window may still be open, and be agreed to once more. */
const final: readonly WalletState[] = ['success', 'cancelled']

/** The session that runs, or how the last one ended. */
export const $walletSession = createStore<WalletSession | null>(null)
  .on(walletStarted, (_before, wish) => ({ ...wish, state: 'started', refusal: null }))
  .on(walletMoved, (session, state) =>
    session && !final.includes(session.state) ? { ...session, state, refusal: null } : session,
  )
  .on(walletFailed, (session, refusal) => session && { ...session, state: 'failed', refusal })
  .on(walletCancelled, session =>
    session && !isOver(session) && !isPaying(session) ? { ...session, state: 'cancelled' } : session,
  )

/** The basket that is being bought: one of its own for what began in a quick shop, else the shopper's cart. */
export const $walletBasket = createStore<Cart | null>(null).on(basketShown, (_before, cart) => cart)

/** Whether something is being paid: no other wallet may begin. */
export const $isPaying = $walletSession.map(session => session !== null && !isOver(session))

// What follows

sample({ clock: walletStarted, fn: () => null, target: $walletBasket })

function isOver({ state }: WalletSession): boolean {
  return over.includes(state)
}

// A window that closes while the order is on its way takes nothing back.
function isPaying({ state }: WalletSession): boolean {
  return ['authorised', 'checking', 'order-placed'].includes(state)
}
