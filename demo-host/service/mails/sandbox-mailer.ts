import type { Db } from '../database/transaction'
import { insertSandboxMail } from '../repositories/sandbox-mails'
import type { Mailer } from './mailer'
import { messageOf } from './message'

/** Stores mails for `/outbox`, with the headers that a server would get. */
export function sandboxMailer(db: Db, from: string): Mailer {
  return {
    send: async mail => {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message } = await transport.sendMail(messageOf(mail, from))
      const [head = ''] = message.toString().split(/\r?\n\r?\n/)
      await insertSandboxMail(db, { ...mail, headers: head })
    },
    close: () => {},
  }
}
