import type { KeptCard } from '../documents/cart'
import type { Currency, Minor } from '../pricing/money'

/** What is to be paid; `paymentId` is the idempotency key: the same one is never charged twice. */
export type Charge = {
  readonly paymentId: string
  readonly orderNumber: string
  readonly token: string
  readonly amount: Minor
  readonly currency: Currency
  /** The shopper's device as the page's fraud check knows it, where it said. */
  readonly device?: string
  /** The cookie `bid` of the page that the parcel's address came from, where it had one. */
  readonly bid?: string
}

/** What a provider may refuse with, in the catalogue's codes. */
export type Refusal = 'PAY400' | 'PYT400' | 'PYT402' | 'FE309' | 'authentication'

/** What became of a charge. */
export type Outcome =
  | { readonly kind: 'authorised'; readonly reference: string }
  | { readonly kind: 'challenged'; readonly reference: string; readonly challengeId: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/**
 * A payment provider. Every method may be called again with the same arguments and has its effect once; one that throws
 * says nothing about the outcome. None is called inside a transaction.
 */
export type Gateway = {
  /** What may be shown of a card token, null for one that nobody gave. */
  readonly readCard: (token: string) => Promise<KeptCard | null>
  /**
   * A kept card as it is charged once its security code was typed: with a token that stands for both, where the provider
   * has such. Null for a code's token that it never gave for this card.
   */
  readonly withCode: (card: KeptCard, codeToken: string) => Promise<KeptCard | null>
  readonly authorise: (charge: Charge) => Promise<Outcome>
  /**
   * Where the shopper's bank asks, with `{challengeId}` in the place of the challenge's id: an address over https, or a path
   * of the shop's own. The microsite frames this origin, and hears its messages alone.
   */
  readonly challengePage: string
  /** Ends a challenge with what the bank signed; anything else refuses it. The first result stays. */
  readonly confirm: (challengeId: string, challengeResult: string) => Promise<Outcome>
  /** What became of a payment, null where the provider never heard of it. */
  readonly find: (paymentId: string) => Promise<Outcome | null>
  /** Gives up a payment that is not captured; an authorisation that comes later is refused. */
  readonly cancel: (charge: Charge) => Promise<void>
  readonly capture: (paymentId: string) => Promise<void>
  readonly refund: (paymentId: string, amount: Minor) => Promise<void>
}
