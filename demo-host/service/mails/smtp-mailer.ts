import { type Mailer, MailRefused } from './mailer'
import { messageOf } from './message'

const PATIENCE_MS = 20_000
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** A password is sent only over TLS, unless the server runs on this machine. */
export function smtpMailer(url: string, from: string, patienceMs = PATIENCE_MS): Mailer {
  const { hostname, username } = new URL(url)
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      pool: true,
      maxConnections: 4,
      requireTLS: username !== '' && !LOOPBACK.includes(hostname),
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    })
  }
  let opened: ReturnType<typeof open> | null = null
  return {
    send: async mail => {
      opened ??= open()
      const transport = await opened
      try {
        await transport.sendMail(messageOf(mail, from))
      } catch (error) {
        throw isFinal(error) ? new MailRefused(answerOf(error)) : error
      }
    },
    close: () => void opened?.then(transport => transport.close()),
  }
}

type SmtpError = { readonly responseCode?: number; readonly command?: string }

/** A 5xx about the receiver or the text is final; one about the sender or the password can be fixed. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as SmtpError
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)
}

/** Only the server's number: its text often repeats the address. */
const answerOf = (error: unknown): string => `refused ${(error as SmtpError).responseCode ?? ''}`.trim()
