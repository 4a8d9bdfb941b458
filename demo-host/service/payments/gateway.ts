import type { StoredCard } from '../documents/cart'
import type { Currency, Minor } from '../pricing/money'

/** `paymentId` is the idempotency key: the same one is never charged twice. */
export type Charge = {
  readonly paymentId: string
  readonly orderNumber: string
  readonly token: string
  readonly amount: Minor
  readonly currency: Currency
  /** The device as the page's fraud check knows it. */
  readonly device?: string
  /** The cookie `bid` of the page that sent the shipping address. */
  readonly bid?: string
}

export type Refusal = 'PAY400' | 'PYT400' | 'PYT402' | 'FE309' | 'authentication'

export type Outcome =
  | { readonly kind: 'authorised'; readonly reference: string }
  | { readonly kind: 'challenged'; readonly reference: string; readonly challengeId: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/**
 * A payment provider. Every method may be repeated with the same arguments and then has no further effect. If one throws, the
 * outcome is unknown. None is called inside a transaction.
 */
export type Gateway = {
  /** What may be shown of a card token, or null for an unknown one. */
  readonly readCard: (token: string) => Promise<StoredCard | null>
  /** A saved card with its typed security code, by one token for both if the provider has such. Null for a code token of another card. */
  readonly withCode: (card: StoredCard, codeToken: string) => Promise<StoredCard | null>
  readonly authorise: (charge: Charge) => Promise<Outcome>
  /**
   * The bank's page, with `{challengeId}` in place of the id: an https URL, or a path of the shop. The microsite frames only this
   * origin, and accepts messages only from it.
   */
  readonly challengePage: string
  /** Ends a challenge with the bank's signed answer; anything else refuses it. The first result counts. */
  readonly confirm: (challengeId: string, challengeResult: string) => Promise<Outcome>
  /** Null if the provider does not know the payment. */
  readonly find: (paymentId: string) => Promise<Outcome | null>
  /** Gives up an uncaptured payment; an authorisation that comes later is refused. */
  readonly cancel: (charge: Charge) => Promise<void>
  readonly capture: (paymentId: string) => Promise<void>
  /** Gives back so much of a captured payment, all or a part; nothing of one that was not captured. An order may have several refunds: `refundId` is the idempotency key of each. */
  readonly refund: (paymentId: string, amount: Minor, refundId: string) => Promise<void>
}
