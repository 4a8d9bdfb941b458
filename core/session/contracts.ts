import {
  boolean,
  enums,
  type Infer,
  integer,
  literal,
  nullable,
  optional,
  size,
  string,
  type,
  union,
} from 'superstruct'
import { array } from '../shapes/array'
import { Cart } from '../shapes/cart'
import { HostCart } from '../shapes/host-cart'
import { NewItem } from '../shapes/new-item'

/** Who a token speaks for. */
export const ConsumerType = enums(['GUEST', 'REGISTERED', 'EMPLOYEE', 'ATHLETE', 'ASSOCIATE'])
export type ConsumerType = Infer<typeof ConsumerType>

const Code = size(string(), 1, 512)

/** What a guest gathered before signing in; merged into the account exactly once. */
export const GuestObjects = type({
  basketId: optional(nullable(Code)),
  favoriteId: optional(nullable(Code)),
  saveForLaterId: optional(nullable(Code)),
})
export type GuestObjects = Infer<typeof GuestObjects>

/**
 * What any way to a token may ask for. `trust` makes the token third-party where the key's record would allow more; it
 * never makes it first-party.
 */
const asked = { returnRefreshToken: optional(boolean()), trust: optional(literal('third-party')) }

/**
 * A new guest may bring the first thing for a cart: the answer then has the cart that it is in, or no cart where it could
 * not be added, and adding it says why.
 */
export const GuestTokenRequest = type({ type: literal('Guest'), item: optional(NewItem), ...asked })
export const RegisteredTokenRequest = type({
  type: literal('Registered'),
  authorizationCode: Code,
  codeVerifier: size(string(), 43, 128),
  guestObjects: optional(GuestObjects),
  orderNo: optional(Code),
  st: optional(Code),
  action: optional(Code),
  ...asked,
})
export const RefreshTokenRequest = type({ type: literal('Refresh'), refreshToken: optional(Code), ...asked })
/**
 * What a host page handed over. `from` is the origin of the microsite page's `document.referrer`, empty or absent where the
 * browser tells none: only a handoff that comes from the page that made it is taken without asking the shopper.
 */
export const HandoffTokenRequest = type({
  type: literal('Handoff'),
  handoff: Code,
  from: optional(size(string(), 0, 512)),
  ...asked,
})

/** The four ways to a token: as a guest, with an authorization code (PKCE), by refresh, or with a handoff from a host page. */
export const TokenRequest = union([GuestTokenRequest, RegisteredTokenRequest, RefreshTokenRequest, HandoffTokenRequest])
export type TokenRequest = Infer<typeof TokenRequest>

/** `cart=1` also answers the cart, so that a visitor who has one costs one call. */
export const TokenQuery = type({ cart: optional(enums(['1'])) })

/** A cart that was handed over and awaits the shopper's choice. `from` is the page's origin; null where the browser tells none. */
export const HandoffOffer = type({ from: nullable(string()), cart: Cart })
export type HandoffOffer = Infer<typeof HandoffOffer>

/** What a page reads of it. */
export const HostHandoffOffer = type({ from: nullable(string()), cart: HostCart })
export type HostHandoffOffer = Infer<typeof HostHandoffOffer>

const session = {
  accessToken: string(),
  expiresIn: integer(),
  refreshToken: optional(string()),
  consumerNo: string(),
  consumerType: ConsumerType,
  memberId: optional(nullable(string())),
  firstName: optional(nullable(string())),
  basketId: optional(nullable(string())),
  favorites: optional(nullable(string())),
  isEmployeeDiscountTCAccepted: optional(boolean()),
  /** Somebody who sells in a store, for customers; told to first-party pages. */
  isAssociate: optional(boolean()),
  orderNo: optional(nullable(string())),
  /** What of the guest's cart, or of a `list` of theirs, had no room in the account's: `kept` of the `qty` are there. */
  notMerged: optional(
    array(
      type({
        productId: string(),
        name: string(),
        qty: integer(),
        kept: integer(),
        list: optional(enums(['favorites', 'saved'])),
      }),
    ),
  ),
}

/** A session: the access token lives `expiresIn` seconds, in memory; the refresh token stands here only where it was asked for. */
export const TokenAnswer = type({
  ...session,
  cart: optional(nullable(Cart)),
  /** The answer to a handoff that the shopper must decide on: nothing has crossed yet (`chooseHandoff`). */
  offer: optional(HandoffOffer),
})
export type TokenAnswer = Infer<typeof TokenAnswer>

/** What a host page reads of it. */
export const HostTokenAnswer = type({
  ...session,
  cart: optional(nullable(HostCart)),
  offer: optional(HostHandoffOffer),
})
export type HostTokenAnswer = Infer<typeof HostTokenAnswer>

/** E-mail, password and code challenge (S256, base64url) of a sign-in. */
export const SignInRequest = type({
  type: literal('Registered'),
  username: size(string(), 1, 254),
  password: size(string(), 1, 256),
  codeChallenge: size(string(), 43, 128),
  recaptcha_response: optional(size(string(), 0, 4096)),
})
export type SignInRequest = Infer<typeof SignInRequest>

/** Single use, `expiresIn` seconds, bound to the code challenge. */
export const SignInAnswer = type({ authorizationCode: string(), expiresIn: integer() })
export type SignInAnswer = Infer<typeof SignInAnswer>

/**
 * What a page of another site asked the shop's window for: a code that only this page can use, since the challenge is of its
 * own verifier, under its own access key. `origin` is where the window will send it.
 */
export const PageCodeRequest = type({
  accessKey: size(string(), 1, 200),
  origin: size(string(), 1, 300),
  codeChallenge: size(string(), 43, 128),
})

/** Ends the family of the named refresh token, or of the cookie's. */
export const SignOutRequest = type({ refreshToken: optional(Code) })

/** What a handoff is bound to. */
export const HandoffRequest = type({ basketId: Code })

/**
 * What the shopper wants of an offered cart: `add` its lines to their own, `keep` their own as it is, or `open` it in place
 * of their own, whose lines are then saved for later.
 */
export const HandoffChoice = enums(['add', 'keep', 'open'])
export type HandoffChoice = Infer<typeof HandoffChoice>

export const HandoffChoiceRequest = type({ handoff: Code, choice: HandoffChoice })

/**
 * The shopper's cart after the choice. With `offer`, what was handed over has changed since the shopper saw it: nothing
 * has crossed, and they are asked again about the lines of this offer.
 */
export const HandoffOutcome = type({
  basketId: nullable(string()),
  cart: nullable(Cart),
  offer: optional(HandoffOffer),
})
export type HandoffOutcome = Infer<typeof HandoffOutcome>
