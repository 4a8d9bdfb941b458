import { locales } from '../../../core/shapes/languages'
import { type MailSettings, sendsMails } from '../configuration'
import type { Tx } from '../database/transaction'
import { greeted } from '../documents/mail'
import type { RefusalReason, Submission } from '../documents/refusal'
import { leaveMails } from '../repositories/outbox'
import { findProfile } from '../repositories/profiles'

export type Refusal = { readonly reason: RefusalReason; readonly configuration: MailSettings }

type Sent = {
  readonly what: Submission
  /** Null for what came from elsewhere. */
  readonly consumerNo: string | null
  /** Of whoever asked to be told. */
  readonly email?: string | null
  /** A language will do. */
  readonly locale: string
  readonly words: string
}

/** Tells the author why, in their language, where the shop knows their address. */
export async function mailRefusal(
  tx: Tx,
  { reason, configuration }: Refusal,
  { what, consumerNo, email, locale, words }: Sent,
): Promise<'refused' | 'refused-and-notified'> {
  const person = consumerNo === null ? undefined : (await findProfile(tx, consumerNo))?.person
  const to = email ?? person?.email
  if (!to || !sendsMails(configuration)) return 'refused'
  await leaveMails(tx, {
    ...{ kind: 'not-shown', to, what, reason, words },
    locale: locales.find(one => one === locale || one.startsWith(`${locale}-`)) ?? 'en-US',
    ...(person ? greeted(person) : {}),
  })
  return 'refused-and-notified'
}
