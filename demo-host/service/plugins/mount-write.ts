import type { FastifyReply } from 'fastify'
import type { Endpoint } from '../../../core/http/endpoint'
import { proveSession } from '../calls/prove-session'
import { inTransaction, type Tx } from '../database/transaction'
import { errorBody, ShopFailure } from '../failure'
import type { KeptAnswer } from '../repositories/kept-answers'
import { type MountOptions, type RouteOptions, route, type Work } from './route'
import { send, write } from './send'
import type { ServiceApp } from './service'

/** Mounts a write that is one transaction; its answer is kept in it and given again to the same transaction id. */
export function mountWrite<Path extends string, Query, Body, Answer>(
  app: ServiceApp,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  work: Work<Path, Query, Body, Answer, [tx: Tx]>,
  options: MountOptions = {},
): void {
  mountInTransaction(app, endpoint, async () => undefined, work, options)
}

/** The same for a write that asks a stranger first: `prepare` runs before the transaction, which waits for nobody. */
export function mountPreparedWrite<Path extends string, Query, Body, Answer, Prepared>(
  app: ServiceApp,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  prepare: Work<Path, Query, Body, Prepared, []>,
  work: Work<Path, Query, Body, Answer, [tx: Tx, prepared: Prepared]>,
  options: MountOptions = {},
): void {
  mountInTransaction(app, endpoint, prepare, work, { ...options, waits: 'for-strangers' })
}

function mountInTransaction<Path extends string, Query, Body, Answer, Prepared>(
  app: ServiceApp,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  prepare: Work<Path, Query, Body, Prepared, []>,
  work: Work<Path, Query, Body, Answer, [tx: Tx, prepared: Prepared]>,
  options: RouteOptions,
): void {
  route(app, endpoint, options, async (call, _request, reply) => {
    try {
      const prepared = await prepare(call)
      const attempt = async (tx: Tx): Promise<KeptAnswer> => {
        const answer = { status: endpoint.status, body: write(app, endpoint.answer, await work(call, tx, prepared)) }
        // A twin that was first has done it all: what this one did is undone, and the twin's answer given.
        if (!(await call.once.keep(tx, answer))) throw new TwinWasFirst()
        return answer
      }
      return send(reply, await inTransaction(call.db, tx => call.once.attempt(() => attempt(tx))))
    } catch (error) {
      if (error instanceof TwinWasFirst) return replay(reply, await call.once.awaitTwin(call.db))
      if (!(error instanceof ShopFailure) || !isKept(error)) throw error
      // That a session has ended is no answer to the call: the same call comes again with the next token.
      await proveSession(call, call.db)
      const refusal = { status: error.status, body: JSON.stringify(errorBody(error, call.correlationId)) }
      return replay(reply, await call.once.keepRefusal(call.db, refusal), refusal)
    }
  })
}

class TwinWasFirst extends Error {}

/** What broke down, and who tried too often, may try again under the same id. */
const isKept = ({ status }: ShopFailure): boolean => status < 500 && status !== 429

function replay(reply: FastifyReply, kept: KeptAnswer, own?: KeptAnswer): FastifyReply {
  if (kept !== own && kept.body !== own?.body) reply.header('idempotent-replayed', 'true')
  return send(reply, kept)
}
