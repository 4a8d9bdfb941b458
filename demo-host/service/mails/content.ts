/** What a mail says, in plain words and in order; `mail-html.ts` and `mail-text.ts` lay it out. */
export type MailContent = {
  readonly subject: string
  readonly heading: string
  /** How its reader is called. */
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** What a shopper wrote to another. */
  readonly quote?: string
  readonly facts?: readonly Fact[]
  readonly lines?: readonly Line[]
  readonly sums?: readonly (Fact & { readonly isTotal?: boolean })[]
  readonly action?: { readonly label: string; readonly href: string }
  /** Small print below. */
  readonly notes?: readonly string[]
  readonly help: { readonly label: string; readonly href: string }
}

/** A value with its name. */
export type Fact = { readonly label: string; readonly value: string }

/** A thing that was bought. */
export type Line = { readonly name: string; readonly detail: string; readonly price: string }

/** A mail's content with whom it goes to and in which locale. */
export type ComposedMail = { readonly to: string; readonly locale: string; readonly content: MailContent }
