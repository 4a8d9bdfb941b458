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

export const ConsumerType = enums(['GUEST', 'REGISTERED', 'EMPLOYEE', 'ATHLETE', 'ASSOCIATE'])
export type ConsumerType = Infer<typeof ConsumerType>

const Code = size(string(), 1, 512)

/** What a guest had before signing in; merged into the account exactly once. */
export const GuestObjects = type({
  basketId: optional(nullable(Code)),
  favoriteId: optional(nullable(Code)),
  saveForLaterId: optional(nullable(Code)),
})
export type GuestObjects = Infer<typeof GuestObjects>

/** `trust` can only make the token stricter: third-party where the key allows more. */
const tokenOptions = { returnRefreshToken: optional(boolean()), trust: optional(literal('third-party')) }

/**
 * A new guest may send the first item of a cart. If the answer has no cart, it could not be added; the ordinary add call then says why.
 * `fresh` ends the cookie's session, which is continued otherwise.
 */
export const GuestTokenRequest = type({
  type: literal('Guest'),
  item: optional(NewItem),
  fresh: optional(literal(true)),
  ...tokenOptions,
})
/** `st` and `action` are accepted for other clients and have no effect: our pages send `orderNo` alone. */
export const RegisteredTokenRequest = type({
  type: literal('Registered'),
  authorizationCode: Code,
  codeVerifier: size(string(), 43, 128),
  guestObjects: optional(GuestObjects),
  orderNo: optional(Code),
  st: optional(Code),
  action: optional(Code),
  ...tokenOptions,
})
export const RefreshTokenRequest = type({ type: literal('Refresh'), refreshToken: optional(Code), ...tokenOptions })
/** `from` is the origin of `document.referrer`, empty if the browser hides it. A handoff is taken without a question only if it comes from the page that made it. */
export const HandoffTokenRequest = type({
  type: literal('Handoff'),
  handoff: Code,
  from: optional(size(string(), 0, 512)),
  ...tokenOptions,
})

/** As a guest, with an authorization code (PKCE), by refresh, or with a handoff. */
export const TokenRequest = union([GuestTokenRequest, RegisteredTokenRequest, RefreshTokenRequest, HandoffTokenRequest])
export type TokenRequest = Infer<typeof TokenRequest>

/** `cart=1` also returns the cart, which saves a returning visitor a call. */
export const TokenQuery = type({ cart: optional(enums(['1'])) })

/** A cart that awaits the shopper's choice. `from` is the page's origin; null if the browser hides it. */
export const HandoffOffer = type({ from: nullable(string()), cart: Cart })
export type HandoffOffer = Infer<typeof HandoffOffer>

/** The part that a page reads. */
export const HostHandoffOffer = type({ from: nullable(string()), cart: HostCart })
export type HostHandoffOffer = Infer<typeof HostHandoffOffer>

/** What did not fit into the receiving cart (or `list`): `kept` of `qty` did. */
export const NotMerged = type({
  productId: string(),
  name: string(),
  qty: integer(),
  kept: integer(),
  list: optional(enums(['favorites', 'saved'])),
})
export type NotMerged = Infer<typeof NotMerged>

const session = {
  accessToken: string(),
  expiresIn: integer(),
  /** By the service's clock. */
  issuedAt: optional(string()),
  refreshToken: optional(string()),
  consumerNo: string(),
  consumerType: ConsumerType,
  memberId: optional(nullable(string())),
  firstName: optional(nullable(string())),
  basketId: optional(nullable(string())),
  favorites: optional(nullable(string())),
  isEmployeeDiscountTCAccepted: optional(boolean()),
  /** Sells for customers in a store; only for first-party pages. */
  isAssociate: optional(boolean()),
  /** The session learns nothing about the person, and cannot use their lists. */
  trust: optional(literal('third-party')),
  orderNo: optional(nullable(string())),
  notMerged: optional(array(NotMerged)),
}

/** The access token lives `expiresIn` seconds, in memory. The refresh token is only here if it was asked for. */
export const TokenAnswer = type({
  ...session,
  cart: optional(nullable(Cart)),
  /** A handoff that the shopper must decide on: nothing has been transferred (`chooseHandoff`). */
  offer: optional(HandoffOffer),
})
export type TokenAnswer = Infer<typeof TokenAnswer>

/** The part that a host page reads. */
export const HostTokenAnswer = type({
  ...session,
  cart: optional(nullable(HostCart)),
  offer: optional(HostHandoffOffer),
})
export type HostTokenAnswer = Infer<typeof HostTokenAnswer>

/** The code challenge is S256, base64url. */
export const SignInRequest = type({
  type: literal('Registered'),
  username: size(string(), 1, 254),
  password: size(string(), 1, 256),
  codeChallenge: size(string(), 43, 128),
  recaptcha_response: optional(size(string(), 0, 4096)),
})
export type SignInRequest = Infer<typeof SignInRequest>

/** Works once, for `expiresIn` seconds, bound to the code challenge. */
export const SignInAnswer = type({ authorizationCode: string(), expiresIn: integer() })
export type SignInAnswer = Infer<typeof SignInAnswer>

/** Requested by a page of another site through the shop's window. Only that page can use the code: the challenge is of its verifier, under its access key. The window sends it to `origin`. */
export const PageCodeRequest = type({
  accessKey: size(string(), 1, 200),
  origin: size(string(), 1, 300),
  codeChallenge: size(string(), 43, 128),
})

/** Ends the session of the named refresh token, or of the cookie. */
export const SignOutRequest = type({ refreshToken: optional(Code) })

/** The cart of the handoff. */
export const HandoffRequest = type({ basketId: Code })

/** `add` the lines, `keep` one's own cart, or `open` the offered one and save one's own lines for later. */
export const HandoffChoice = enums(['add', 'keep', 'open'])
export type HandoffChoice = Infer<typeof HandoffChoice>

export const HandoffChoiceRequest = type({ handoff: Code, choice: HandoffChoice })

/** With `offer` the lines have changed since the shopper saw them: nothing was transferred, and they are asked again. */
export const HandoffOutcome = type({
  basketId: nullable(string()),
  cart: nullable(Cart),
  offer: optional(HandoffOffer),
  notMerged: optional(array(NotMerged)),
})
export type HandoffOutcome = Infer<typeof HandoffOutcome>
