import { dateText } from '../../../core/format/date'
import { listed } from '../../../core/format/listed'
import type { Configuration } from '../configuration'
import type { MailEntry } from '../documents/mail'
import type { ComposedMail, MailContent } from './content'
import { greetingOf } from './greeting'
import { shopLinks } from './shop-links'
import { wordsOf } from './words'

export type AccountEntry = Exclude<MailEntry, { readonly orderNumber: string } | { readonly productId: string }>

export function accountMail(entry: AccountEntry, configuration: Configuration, now = new Date()): ComposedMail {
  const { to, locale } = entry
  const words = wordsOf(locale)
  const content: MailContent = {
    ...textsOf(entry, configuration, now),
    greeting: greetingOf(entry, locale),
    help: { label: words.help, href: shopLinks(configuration, locale).help },
  }
  return { to, locale, content: { ...content, notes: [...(content.notes ?? []), words.automatic] } }
}

type MailTexts = Pick<MailContent, 'subject' | 'heading' | 'paragraphs' | 'quote' | 'facts' | 'action' | 'notes'>

function textsOf(entry: AccountEntry, configuration: Configuration, now: Date): MailTexts {
  const words = wordsOf(entry.locale)
  switch (entry.kind) {
    case 'password-reset':
      return linked(entry, words.passwordReset, now)
    case 'email-confirmation':
      return linked(entry, words.emailConfirmation, now)
    case 'newsletter-confirmation':
      return linked(entry, words.newsletterConfirmation, now)
    case 'email-confirmed':
      return plain(words.emailConfirmed)
    case 'password-changed':
      return { ...plain(words.passwordChanged), ...newPassword(entry, configuration) }
    case 'data-ready': {
      const { action, ...message } = words.dataReady
      return { ...plain(message), action: { label: action, href: shopLinks(configuration, entry.locale).data } }
    }
    case 'data-downloaded':
      return { ...plain(words.dataDownloaded), ...newPassword(entry, configuration) }
    case 'data-erased':
      return plain(words.dataErased)
    case 'passkey-added': {
      const { subject, heading, text } = words.passkeyAdded
      return { subject, heading, paragraphs: [text(entry.name)], ...newPassword(entry, configuration) }
    }
    case 'event-joined': {
      const { subject, heading, text, whenTitle } = words.eventJoined
      const day = (one: string) => dateText(one, 'date', entry.locale, 'UTC')
      return {
        subject: subject(entry.title),
        heading,
        paragraphs: [text(entry.title)],
        facts: [{ label: whenTitle, value: listed(entry.days.map(day), entry.locale) }],
      }
    }
    case 'event-changed': {
      const { subject, heading, text, guestTitle } = words.eventChanged
      const day = (one: string) => dateText(one, 'date', entry.locale, 'UTC')
      return {
        subject: subject(entry.title),
        heading,
        paragraphs: [text(entry.title)],
        facts: [
          { label: words.eventJoined.whenTitle, value: listed(entry.days.map(day), entry.locale) },
          ...(entry.guest ? [{ label: guestTitle, value: entry.guest }] : []),
        ],
      }
    }
    case 'event-cancelled': {
      const { subject, heading, text } = words.eventCancelled
      return { subject: subject(entry.title), heading, paragraphs: [text(entry.title)] }
    }
    case 'not-shown': {
      const { subject, text, reasons, again } = words.notShown
      return {
        subject: subject[entry.what],
        heading: subject[entry.what],
        paragraphs: [text, reasons[entry.reason], again],
        ...(entry.words ? { quote: entry.words } : {}),
      }
    }
    case 'message-received': {
      const { subject, heading, text } = words.messageReceived
      return { subject, heading, paragraphs: [text(entry.number)] }
    }
  }
}

type Plain = { readonly subject: string; readonly heading: string; readonly text: string }

const plain = ({ subject, heading, text }: Plain): MailTexts => ({ subject, heading, paragraphs: [text] })

/** For whoever did not do what the mail tells. */
const newPassword = ({ locale }: AccountEntry, configuration: Configuration): Pick<MailTexts, 'action'> => ({
  action: { label: wordsOf(locale).passwordReset.action, href: shopLinks(configuration, locale).forgotPassword },
})

function linked(
  { link, expiresAt, locale }: Extract<AccountEntry, { readonly link: string }>,
  { action, ignore, ...message }: Plain & { readonly action: string; readonly ignore?: string },
  now: Date,
): MailTexts {
  const words = wordsOf(locale)
  const notes = [words.validFor(timeUntil(new Date(expiresAt), now, locale)), ignore ?? words.ignore]
  return { ...plain(message), action: { label: action, href: link }, notes }
}

const MINUTE = 60_000

/** The remaining time, in hours or days if it is more than one. */
function timeUntil(end: Date, now: Date, locale: string): string {
  const minutes = Math.max(1, Math.round((end.getTime() - now.getTime()) / MINUTE))
  const hours = Math.round(minutes / 60)
  const [count, unit] =
    hours > 36
      ? ([Math.round(hours / 24), 'day'] as const)
      : minutes > 90
        ? ([hours, 'hour'] as const)
        : ([minutes, 'minute'] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
