/** The same `id` is the same mail, however often it is sent. */
export type Mail = {
  readonly id: string
  readonly kind: string
  readonly to: string
  readonly locale: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** `send` may be called again with the same mail. If it throws, the mail may still have been sent. */
export type Mailer = {
  /** Throws `MailRefused` if this mail will never be accepted, and another error if it may be accepted later. */
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}

/** The server will never accept this mail. */
export class MailRefused extends Error {}
