import type { RefusalReason, Submission } from './refusal'

/** Whom a mail greets: each language has its custom. */
export type Greeted = { readonly firstName: string | null; readonly lastName: string | null }

export const greeted = (row: { first_name: string | null; last_name: string | null }): Greeted => ({
  firstName: row.first_name,
  lastName: row.last_name,
})

/** The receiver and the locale; mails about an order take both from the order. */
type Addressed = (Greeted | { readonly [Name in keyof Greeted]?: never }) & {
  readonly to: string
  readonly locale: string
}

/** A link of the shop (`https://shop.example/en-us/…`), with its expiry in ISO 8601. */
type Linked = Addressed & { readonly link: string; readonly expiresAt: string }

/** A waiting mail. What shoppers typed is stored unescaped: rendering escapes it. */
export type MailEntry =
  | {
      readonly kind: 'order-confirmation' | 'order-shipped' | 'order-delivered' | 'order-cancelled' | 'order-refunded'
      readonly orderNumber: string
      /** Of a refund; the previous release's have none. */
      readonly returnNumber?: string
    }
  /** The card of an order line, for its recipient; `position` counts the line's cards from 0. */
  | { readonly kind: 'gift-card'; readonly orderNumber: string; readonly lineId: string; readonly position: number }
  | (Addressed & {
      readonly kind: 'back-in-stock'
      readonly productId: string
      readonly upc: string
      readonly origin: string | null
    })
  /** To somebody who asked about a product and wanted to be notified; both texts are as they were written. */
  | (Addressed & {
      readonly kind: 'question-answered'
      readonly productId: string
      readonly origin: string | null
      readonly question: string
      readonly answer: string
    })
  /** Only if the address has an account. */
  | (Linked & { readonly kind: 'password-reset' })
  /** To who joined the loyalty programme: the link proves that the address is theirs. */
  | (Linked & { readonly kind: 'email-confirmation' })
  /** To an address that somebody typed for the newsletter, where a country wants a proof. */
  | (Linked & { readonly kind: 'newsletter-confirmation' })
  | (Addressed & { readonly kind: 'email-confirmed' })
  | (Addressed & { readonly kind: 'password-changed' })
  /** A new way to sign in; `name` is the owner's name for it. */
  | (Addressed & { readonly kind: 'passkey-added'; readonly name: string })
  | (Addressed & { readonly kind: 'data-ready' })
  /** A copy of the data was downloaded with the password. */
  | (Addressed & { readonly kind: 'data-downloaded' })
  | (Addressed & { readonly kind: 'data-erased' })
  /** Somebody has signed up for an event; the title is in the language of the locale. */
  | (Addressed & { readonly kind: 'event-joined'; readonly title: string; readonly days: readonly string[] })
  /** Their days now, and who comes along. */
  | (Addressed & {
      readonly kind: 'event-changed'
      readonly title: string
      readonly days: readonly string[]
      readonly guest: string | null
    })
  | (Addressed & { readonly kind: 'event-cancelled'; readonly title: string })
  /** To the author of a review, question or picture that the shop does not show; `words` are their own. */
  | (Addressed & {
      readonly kind: 'not-shown'
      readonly what: Submission
      readonly reason: RefusalReason
      readonly words: string
    })
  /** A message or claim has arrived; `number` is its number. */
  | (Addressed & { readonly kind: 'message-received'; readonly number: string })
