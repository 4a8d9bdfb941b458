import { aToken } from '../../core/testing/a-token'
import type { Received } from '../../core/http/fetch'
import type { Cart } from '../../core/shapes/cart'

/** A body of an answer, the text of a script, or a refusal made by `refuse`. */
export type FixedAnswer = object | string | Received

/** One state of a widget: the markup that a page would write, and the shop that it meets there. */
export interface Story {
  readonly html: string
  /** What the service answers, by endpoint (`'GET /products/v2/products/:productId/details'`); refuses all else. */
  readonly answers?: Readonly<Record<string, FixedAnswer>>
  /** The cart that this browser has; none unless named. */
  readonly cart?: Cart
  /** What the page asks of the shop at once, as in its queue: `['open', 'mini-cart']`. */
  readonly asks?: readonly (readonly unknown[])[]
  /** What it tells the page's developer in the console, in browsers where it cannot work. */
  readonly says?: string
}

/** A widget's stories by title; a markup alone is a story without a shop. */
export type Stories = Readonly<Record<string, string | Story>>

type WholeStory = Required<Omit<Story, 'cart' | 'says'>> & { readonly cart: Cart | null; readonly says: string | null }

/** A story with everything said: the answers that each shop gives are in it. */
export function wholeStory(given: string | Story): WholeStory {
  const {
    html,
    answers = {},
    cart = null,
    asks = [],
    says = null,
  } = typeof given === 'string' ? { html: given } : given
  const basketId = cart?.basketId ?? null
  const ofCart = cart
    ? { 'GET /cart/v1/cart/:basketId': cart, 'POST /token/v2/auth/handoff': { handoff: 'gallery', expiresIn: 60 } }
    : {}
  return {
    html,
    cart,
    asks,
    says,
    answers: {
      'POST /token/v2/auth/token': aToken({ basketId }),
      'GET /fapi/site/settings': settings,
      'GET /fapi/server/time': { timestamp: '2026-10-01T12:00:00.000Z' },
      ...ofCart,
      ...answers,
    },
  }
}

const settings = {
  locales: ['en-US', 'ar-AE'],
  currencies: ['USD'],
  trust: 'first-party',
  features: { notifyMe: true, miniCart: true },
  environment: 'gallery',
}
