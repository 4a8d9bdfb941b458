import type { AnalyticsEvent } from '../../core/analytics'
import type { Consent } from '../../core/consent'
import type { HostCart } from '../../core/shapes/host-cart'
import type { PlacedOrder } from '../../core/shapes/placed-order'
import type { Late } from './config'

/** `qty` is 1 by default. */
export interface Addition {
  readonly productId: string
  readonly upc?: string
  readonly qty?: number
  /** For made-to-order products. */
  readonly recipeId?: string
  /** Holds the item for 15 minutes. */
  readonly reserve?: boolean
}

export interface Change {
  readonly itemId: string
  readonly qty: number
}

/** A code of the catalogue, a message in the shopper's language, and the answer's status or 0. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly status: number
}

/** Calls resolve to the cart, or reject with an `Error` that is a `Refusal`. */
export interface CartPort {
  add(item: Addition): Promise<HostCart>
  update(change: Change): Promise<HostCart>
  remove(line: { readonly itemId: string }): Promise<HostCart>
  /** Null for a visitor without a cart. */
  get(): Promise<HostCart | null>
}

export type OpenProps = Readonly<Record<string, string | number | boolean>>

/** What a page can listen to, by name. */
export interface Fact {
  ready: undefined
  cart: HostCart | null
  session: { readonly consumerType: string; readonly isSignedIn: boolean }
  notice: { readonly kind: string; readonly code?: string; readonly message: string }
  /** Something of the page's cart was bought, here or at checkout. */
  order: PlacedOrder & { readonly basketId: string }
  error: Refusal
  analytics: AnalyticsEvent
  'bot-challenge': { readonly appId: string; readonly endpoint: string }
}

/** The state of the script interface: listeners and configuration. The loader writes it, the shop reads it. */
export interface ScriptState {
  /** Listeners by name. */
  readonly listeners: Map<string, Set<(detail: never) => void>>
  /** The shop has reported that it is ready. */
  isRunning?: boolean
  consent?: Consent
  /** Configuration from before the index loaded. */
  readonly late: Late
  /** Adds to `late`, and once the index has loaded also to its configuration. */
  configure(more: Late): void
}

/** The running shop, as the script interface sees it. */
export interface Shop extends CartPort {
  open(name: string, props?: OpenProps): Promise<void>
  close(): Promise<void>
  /** Does what a pressed element of the page asks for; rejects if it cannot. */
  activate(element: Element): Promise<void>
  consent(given: Consent): void
}

/** One queued call: `['open', 'mini-cart']`, `['cart.add', { … }]`. */
export type Command = readonly [name: string, ...args: unknown[]]

export interface Till {
  readonly version: string
  readonly ready: Promise<Till>
  push(...commands: Command[]): void
  open(name: string, props?: OpenProps): Promise<void>
  close(): Promise<void>
  /** Each call resolves to the cart, or rejects with `code`, `message` and `status`. */
  readonly cart: CartPort
  /** Returns a function that stops listening. */
  on<Name extends keyof Fact>(name: Name, listener: (detail: Fact[Name]) => void): () => void
  consent(given: Consent): void
  /** Only before first use. */
  configure(late: Late): void
}

export type { Consent }
