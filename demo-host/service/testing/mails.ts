import type { Mail, Mailer } from '../mails/mailer'
import { sandboxMailer } from '../mails/sandbox-mailer'
import { workMails } from '../mails/work-mails'
import { sandboxMails, type SandboxMail } from '../repositories/sandbox-mails'
import type { TestService } from './test-service'

/** Sends what waits to the sandbox's outbox and answers all that is there, the newest first. */
export async function sentMails(shop: TestService, to?: string): Promise<SandboxMail[]> {
  await workMails(shop, sandboxMailer(shop.db, shop.configuration.mailFrom))
  return sandboxMails(shop.db, to)
}

/** A mailer that remembers what it sent. */
export function rememberingMailer(): Mailer & { readonly sent: Mail[] } {
  const sent: Mail[] = []
  return { sent, send: async mail => void sent.push(mail), close: () => {} }
}
