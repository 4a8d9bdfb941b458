import { ConfigurationError } from './configuration-error'

/** The URL may contain a password, so no message quotes it. */
export function readSmtpUrl({ SMTP_URL: url }: NodeJS.ProcessEnv): string | null {
  if (!url) return null
  if (/^smtps?:\/\/./.test(url) && URL.canParse(url)) return url
  throw new ConfigurationError('SMTP_URL must be an address like smtps://user:password@mail.example:465.')
}

const ADDRESS = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

export function readMailFrom({ TILL_MAIL_FROM: from, SMTP_URL: url }: NodeJS.ProcessEnv): string {
  if (from && ADDRESS.test(from)) return from
  if (from) throw new ConfigurationError("TILL_MAIL_FROM must be a sender like 'Northlane <orders@shop.example>'.")
  if (url) throw new ConfigurationError('With SMTP_URL, TILL_MAIL_FROM must name the sender of mails.')
  return 'Northlane <no-reply@till.test>'
}
