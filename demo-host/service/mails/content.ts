/** The texts of a mail in order; `mail-html.ts` and `mail-text.ts` lay them out. */
export type MailContent = {
  readonly subject: string
  readonly heading: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** A message from one shopper to another. */
  readonly quote?: string
  readonly facts?: readonly Fact[]
  readonly lines?: readonly Line[]
  readonly sums?: readonly (Fact & { readonly isTotal?: boolean })[]
  readonly action?: { readonly label: string; readonly href: string }
  readonly notes?: readonly string[]
  readonly help: { readonly label: string; readonly href: string }
}

export type Fact = { readonly label: string; readonly value: string }

/** `image` is absolute. */
export type Line = { readonly name: string; readonly image: string; readonly detail: string; readonly price: string }

export type ComposedMail = { readonly to: string; readonly locale: string; readonly content: MailContent }
