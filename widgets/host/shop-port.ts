import type { AnalyticsEvent } from '../../core/analytics'
import type { Consent } from '../../core/consent'
import type { HostCart } from '../../core/shapes/host-cart'
import type { PlacedOrder } from '../../core/shapes/placed-order'
import type { Late } from './config'

/** What `till.cart.add` takes; one of them where no `qty` is named. */
export interface Addition {
  readonly productId: string
  readonly upc?: string
  readonly qty?: number
  /** A thing of a custom design: its recipe. */
  readonly recipeId?: string
  /** Holds the thing for the shopper at once, for a quarter of an hour. */
  readonly reserve?: boolean
}

/** A line by its id, and the quantity that it is to have. */
export interface Change {
  readonly itemId: string
  readonly qty: number
}

/** Why a call did not succeed: a code of the catalogue, words in the shopper's language, the answer's status or 0. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly status: number
}

/** The cart for scripts: each a promise of the cart, or a rejection that is an `Error` and a `Refusal`. */
export interface CartPort {
  add(item: Addition): Promise<HostCart>
  update(change: Change): Promise<HostCart>
  remove(line: { readonly itemId: string }): Promise<HostCart>
  /** The cart; null for a visitor who has none. */
  get(): Promise<HostCart | null>
}

/** The properties that a dialog is opened with. */
export type OpenProps = Readonly<Record<string, string | number | boolean>>

/** What a page can hear, by name, with what it is told. */
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

/** What the page has said by the script interface: who hears what, and how the shop is to be. The loader's; the shop reads it. */
export interface Hearing {
  /** By the name of a fact, who hears it. */
  readonly listeners: Map<string, Set<(detail: never) => void>>
  /** Whether the shop has said that it is ready. */
  isRunning?: boolean
  consent?: Consent
  /** What was said after the script tag, before the index came. */
  readonly late: Late
  /** Takes more of it: into `late`, and then as the index reads it. */
  configure(more: Late): void
}

/** The running shop, for the script interface, which waits for each of its answers. */
export interface Shop extends CartPort {
  open(name: string, props?: OpenProps): Promise<void>
  close(): Promise<void>
  /** Does what a pressed element of the page asks for; rejects where it cannot be done. */
  grant(asking: HTMLElement): Promise<void>
  consent(given: Consent): void
}

export type { Consent }
