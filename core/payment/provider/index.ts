import type { CardBrand, CardProblem } from '../../validate/card'
import type { CardToken } from '../contracts'

/** The fields of a card form by name, as an error list links to them. */
export type CardField = 'cardNumber' | 'cardExpiry' | 'cardCode' | 'cardHolder'

/** What came of asking for a token: the token, fields to put right, or a provider that could not be reached. */
export type Tokenised =
  | { readonly kind: 'token'; readonly card: CardToken }
  | { readonly kind: 'problems'; readonly problems: readonly { field: CardField; problem: CardProblem }[] }
  | { readonly kind: 'unreachable' }

/** A provider's card form where it stands now. What is typed into it never leaves it but for the provider. */
export type CardFields = {
  /** Checks the fields, shows what is wrong at each, and trades them for a token. */
  readonly tokenise: () => Promise<Tokenised>
  readonly focus: (field?: CardField) => void
  /** Stops listening. The place goes with its view; a form that is mounted there anew goes on with what was typed. */
  readonly unmount: () => void
}

/** What came of asking for a token of a kept card's security code. */
export type TokenisedCode =
  | { readonly kind: 'token'; readonly codeToken: string }
  | Exclude<Tokenised, { readonly kind: 'token' }>

/** The provider's field for a kept card's security code. */
export type CodeField = {
  readonly tokenise: () => Promise<TokenisedCode>
  readonly unmount: () => void
}

/** What a card form needs to know of the page that it stands in. */
export type CardFormSettings<Words> = {
  readonly api: string
  readonly key: string
  readonly locale: string
  readonly words: Words
  /** The name to begin with; the shopper may change it. */
  readonly holder: string
  /** The time by the service's clock, in ms. */
  readonly now: () => number
  /** Told when a field that was wrong is right. */
  readonly onMended: (field: CardField) => void
}

/** What a field for a security code needs to know of its page, and of the card that it belongs to. */
export type CodeFieldSettings<Words> = Omit<CardFormSettings<Words>, 'holder' | 'now'> & {
  readonly brand: CardBrand
  /** Where the code stands on the card. */
  readonly hint: string
}

/**
 * A payment provider, real or of the sandbox: it puts its own form into a plain element of the page (its iframes
 * refuse to live in a shadow root) and keeps the card to itself.
 */
export type PaymentProvider<Words> = {
  readonly name: string
  readonly mountCard: (place: Element, settings: CardFormSettings<Words>) => CardFields
}

/** The same provider's other field, for whoever pays with a card that is kept. */
export type MountCode<Words> = (place: Element, settings: CodeFieldSettings<Words>) => CodeField
