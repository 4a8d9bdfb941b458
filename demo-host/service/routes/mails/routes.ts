import fp from 'fastify-plugin'
import { sendsMails } from '../../configuration'
import { forSweeps } from '../../database/connection'
import type { Mailer } from '../../mails/mailer'
import { sandboxMailer } from '../../mails/sandbox-mailer'
import { smtpMailer } from '../../mails/smtp-mailer'
import { workMails } from '../../mails/work-mails'
import type { Service } from '../../plugins/service'
import { every } from '../../plugins/sweeps'
import { giveUpOldMails } from '../../repositories/outbox'
import { deleteOldSandboxMails } from '../../repositories/sandbox-mails'
import { outboxRoutes } from './outbox'

const MAILS_SECONDS = 2
const OLD_SECONDS = 3600

/** Sends waiting mails by the configured SMTP server, in the sandbox otherwise to `/outbox`. */
export const mailRoutes = fp(
  async app => {
    const { service } = app
    const isSandbox = service.configuration.environment === 'sandbox'
    every(app, OLD_SECONDS, 'old mails', () => giveUpOldMails(forSweeps(service.db)))
    const mailer = mailerOf(service)
    if (mailer) {
      every(app, MAILS_SECONDS, 'mails', end =>
        workMails(service, mailer, {
          end,
          onEnd: (topic, outcome) => service.metrics.outboxWork.inc({ topic, outcome }),
        }),
      )
      app.addHook('onClose', async () => mailer.close())
    }
    if (!isSandbox || service.configuration.smtpUrl) return
    every(app, OLD_SECONDS, 'sandbox mails', () => deleteOldSandboxMails(forSweeps(service.db)))
    outboxRoutes(app)
  },
  { name: 'mail-routes', dependencies: ['calls'] },
)

/** Null in a shop that sends none: mails wait. */
function mailerOf({ db, configuration }: Service): Mailer | null {
  const { smtpUrl, mailFrom } = configuration
  if (smtpUrl) return smtpMailer(smtpUrl, mailFrom)
  return sendsMails(configuration) ? sandboxMailer(db, mailFrom) : null
}
