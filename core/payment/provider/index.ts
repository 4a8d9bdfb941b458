import type { CardBrand, CardProblem } from '../../validate/card'
import type { CardToken } from '../contracts'

export type CardField = 'cardNumber' | 'cardExpiry' | 'cardCode' | 'cardHolder'

export type Tokenised =
  | { readonly kind: 'token'; readonly card: CardToken }
  | { readonly kind: 'problems'; readonly problems: readonly { field: CardField; problem: CardProblem }[] }
  | { readonly kind: 'unreachable' }

/** Card data stays inside this form and the provider. */
export type CardFields = {
  readonly tokenise: () => Promise<Tokenised>
  readonly focus: (field?: CardField) => void
  /** A form that is mounted again keeps what was typed. */
  readonly unmount: () => void
}

export type TokenisedCode =
  | { readonly kind: 'token'; readonly codeToken: string }
  | Exclude<Tokenised, { readonly kind: 'token' }>

export type CodeField = {
  readonly tokenise: () => Promise<TokenisedCode>
  readonly unmount: () => void
}

export type CardFormSettings<Words> = {
  readonly api: string
  readonly key: string
  readonly locale: string
  readonly words: Words
  readonly holder: string
  /** The service's time, in ms. */
  readonly now: () => number
  readonly onMended: (field: CardField) => void
}

export type CodeFieldSettings<Words> = Omit<CardFormSettings<Words>, 'holder' | 'now'> & {
  readonly brand: CardBrand
  readonly hint: string
}

/** The form is in a plain element, because provider iframes do not work in a shadow root. */
export type PaymentProvider<Words> = {
  readonly name: string
  readonly mountCard: (place: Element, settings: CardFormSettings<Words>) => CardFields
}

export type MountCode<Words> = (place: Element, settings: CodeFieldSettings<Words>) => CodeField
