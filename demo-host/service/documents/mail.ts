/** Whom a mail goes to, and in which locale; what is about an order takes both from the order. */
type Addressed = { readonly to: string; readonly locale: string; readonly firstName?: string | null }

/** A link of the shop's own (`https://shop.example/en-us/…`), with the moment when it stops working: ISO 8601. */
type Linked = Addressed & { readonly link: string; readonly expiresAt: string }

/** A mail as it waits in the outbox. Whatever a shopper typed stands here as it was typed: rendering escapes it. */
export type MailEntry =
  | {
      readonly kind: 'order-confirmation' | 'order-shipped' | 'order-delivered' | 'order-cancelled' | 'order-refunded'
      readonly orderNumber: string
    }
  /** The card that a line of an order bought, to whom it is a gift for; `position` counts the cards of the line from 0. */
  | { readonly kind: 'gift-card'; readonly orderNumber: string; readonly lineId: string; readonly position: number }
  | (Addressed & {
      readonly kind: 'back-in-stock'
      readonly productId: string
      readonly upc: string
      readonly origin: string | null
    })
  /** To whoever asked for a new password and has an account. */
  | (Linked & { readonly kind: 'password-reset' })
  /** To who joined the loyalty programme: the link proves that the address is theirs. */
  | (Linked & { readonly kind: 'email-confirmation' })
  | (Addressed & { readonly kind: 'email-confirmed' })
  | (Addressed & { readonly kind: 'password-changed' })
  /** Another way to sign in was added; `name` is what its owner calls it. */
  | (Addressed & { readonly kind: 'passkey-added'; readonly name: string })
  /** The copy of their data that somebody asked for can be downloaded. */
  | (Addressed & { readonly kind: 'data-ready' })
  /** Somebody who knows the password took a copy of all that is kept of them. */
  | (Addressed & { readonly kind: 'data-downloaded' })
  | (Addressed & { readonly kind: 'data-erased' })
  /** What somebody wrote, or claimed, has come; `number` is the shop's for it. */
  | (Addressed & { readonly kind: 'message-received'; readonly number: string })
