import type { FastifyReply } from 'fastify'
import type { ServiceApp } from '../../plugins/service'
import { sandboxMail, sandboxMails } from '../../repositories/sandbox-mails'
import { sandboxNow } from '../../repositories/sandbox-clock'
import { isOnSandboxSale } from '../../repositories/sandbox-sale'
import { isOnSandboxShelf } from '../../repositories/sandbox-shelf'
import { outboxForms, REPRICED, SOLD_OUT } from './outbox-forms'
import { listPage, mailPage, MAIL_POLICY, PAGE_POLICY, unknownPage } from './outbox-page'

/** Shows the mails that the sandbox did not send. */
export function outboxRoutes(app: ServiceApp): void {
  const { db } = app.service
  outboxForms(app)

  app.get<{ Querystring: { to?: string } }>('/outbox', async ({ query, headers }, reply) => {
    const to = (typeof query.to === 'string' && query.to.trim().toLowerCase()) || undefined
    const mails = await sandboxMails(db, to)
    if (headers.accept?.includes('application/json')) return reply.send({ mails })
    const state = {
      now: await sandboxNow(db),
      isSoldOut: !(await isOnSandboxShelf(db, SOLD_OUT)),
      isOnSale: await isOnSandboxSale(db, REPRICED),
      to,
    }
    return page(reply, listPage(mails, state))
  })

  app.get<{ Params: { id: string } }>('/outbox/:id', async ({ params }, reply) => {
    const mail = await sandboxMail(db, params.id)
    return mail ? page(reply, mailPage(mail)) : page(reply.code(404), unknownPage())
  })

  app.get<{ Params: { id: string } }>('/outbox/:id/html', async ({ params }, reply) => {
    const mail = await sandboxMail(db, params.id)
    if (!mail) return page(reply.code(404), unknownPage())
    const html = mail.html.replace('<head>', '<head>\n<base target="_top">')
    return page(reply, html, MAIL_POLICY)
  })
}

const page = (reply: FastifyReply, html: string, policy = PAGE_POLICY): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('x-robots-tag', 'noindex')
    .send(html)
