import type { MailEntry } from '../documents/mail'
import type { Due } from '../repositories/outbox'
import { workLane, type WorkOptions } from '../outbox/work-lane'
import { compose, type MailContext } from './compose'
import { mailHtml } from './mail-html'
import { mailText } from './mail-text'
import { type Mailer, MailRefused } from './mailer'

/** A small shop's mail server accepts this many at once. */
const AT_ONCE = 4
const FIRST_RETRY_MS = 30_000
const LAST_RETRY_MS = 3_600_000

/** Sends waiting mails. A failed one is retried after 30 s, then after twice as long each time, at most an hour. One that the server refuses for good is given up. */
export const workMails = (context: MailContext, mailer: Mailer, options: WorkOptions = {}): Promise<void> =>
  workLane(
    context.db,
    'mails',
    {
      finish: row => send(context, mailer, row),
      retryMs: ({ attempts }) => Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS),
      atOnce: AT_ONCE,
    },
    options,
  )

async function send(context: MailContext, mailer: Mailer, { id, document }: Due): Promise<string | null> {
  const entry = document as MailEntry
  const composed = await compose(context, entry)
  if (typeof composed === 'string') return composed
  const { to, locale, content } = composed
  const { subject } = content
  try {
    await mailer.send({
      id,
      kind: entry.kind,
      to,
      locale,
      subject,
      html: mailHtml(content, locale),
      text: mailText(content),
    })
  } catch (error) {
    if (error instanceof MailRefused) return error.message
    throw error
  }
  return null
}
