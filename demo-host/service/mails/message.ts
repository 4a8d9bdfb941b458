import type Transporter from 'nodemailer/lib/mailer'
import type { Mail } from './mailer'

/** In nodemailer's form. Files and URLs in a mail are never fetched. */
export function messageOf(mail: Mail, from: string): Transporter.Options {
  const domain = /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    messageId: `<${mail.id}@${domain}>`,
    from,
    // As an object it is one address, whatever it contains.
    to: { name: '', address: mail.to },
    subject: mail.subject.replace(/[\p{Cc}\s]+/gu, ' '),
    html: mail.html,
    text: mail.text,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': mail.locale,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
