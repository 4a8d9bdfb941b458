import type { FastifyReply } from 'fastify'
import { mailBackInStock } from '../../mails/mail-back-in-stock'
import type { ServiceApp } from '../../plugins/service'
import { advanceSandboxClock, letTimePass } from '../../repositories/sandbox-clock'
import { endSandboxSale, startSandboxSale } from '../../repositories/sandbox-sale'
import { fillSandboxShelf } from '../../repositories/sandbox-shelf'
import { fulfilNow } from '../fulfilment/fulfil-now'
import { isOwnPage } from '../own-page'

const DAY_HOURS = 24
const PIECES = 5

/** The sandbox's product that is sold out and can be waited for. */
export const SOLD_OUT = 'TQ4407AB13'

/** The sandbox's product whose price can be changed while it is in a bag. */
export const REPRICED = 'RD2932MN92'

/** Mounts the outbox's buttons: a day passes, a product is restocked or sold out again, and a sale begins or ends. */
export function outboxForms(app: ServiceApp): void {
  const { db } = app.service
  const actions: Readonly<Record<string, (person?: string) => Promise<void>>> = {
    day: async person => {
      if (person === undefined) await advanceSandboxClock(db, DAY_HOURS * 3600)
      else await letTimePass(db, { person }, DAY_HOURS)
      await fulfilNow(app)
    },
    restock: async () => {
      await fillSandboxShelf(db, SOLD_OUT, PIECES)
      await mailBackInStock(db)
    },
    'sell-out': () => fillSandboxShelf(db, SOLD_OUT, 0),
    'start-sale': () => startSandboxSale(db, REPRICED),
    'end-sale': () => endSandboxSale(db, REPRICED),
  }
  void app.register(async forms => {
    // The buttons send no fields.
    forms.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 64 }, (_request, _body, done) =>
      done(null),
    )
    for (const [name, action] of Object.entries(actions)) {
      forms.post<{ Querystring: { to?: string } }>(`/outbox/${name}`, async (request, reply) => {
        if (!isOwnPage(request)) return refuse(reply)
        const { to } = request.query
        const person = typeof to === 'string' && to ? to : undefined
        await action(person)
        return reply.redirect(person === undefined ? '/outbox' : `/outbox?to=${encodeURIComponent(person)}`, 303)
      })
    }
  })
}

const refuse = (reply: FastifyReply): FastifyReply =>
  reply.code(403).type('text/plain; charset=utf-8').send('Only the page at /outbox can do this.')
