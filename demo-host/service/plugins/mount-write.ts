import type { FastifyReply } from 'fastify'
import type { Endpoint } from '../../../core/http/endpoint'
import { holdAccount } from '../calls/hold-account'
import { proveSession } from '../calls/prove-session'
import { inTransaction, type Tx } from '../database/transaction'
import { errorBody, ShopFailure } from '../failure'
import type { StoredAnswer } from '../repositories/stored-answers'
import { type MountOptions, type RouteOptions, route, type Work } from './route'
import { send, write } from './send'
import type { ServiceApp } from './service'

/** Mounts a write in one transaction. Its answer is stored with it, and sent again for the same transaction id. */
export function mountWrite<Path extends string, Query, Body, Answer>(
  app: ServiceApp,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  work: Work<Path, Query, Body, Answer, [tx: Tx]>,
  options: MountOptions = {},
): void {
  mountInTransaction(app, endpoint, async () => undefined, work, options)
}

/** For a write that calls another service: `prepare` runs before the transaction. */
export function mountPreparedWrite<Path extends string, Query, Body, Answer, Prepared>(
  app: ServiceApp,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  prepare: Work<Path, Query, Body, Prepared, []>,
  work: Work<Path, Query, Body, Answer, [tx: Tx, prepared: Prepared]>,
  options: MountOptions = {},
): void {
  mountInTransaction(app, endpoint, prepare, work, { ...options, callsThirdParty: true })
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
      const attempt = async (tx: Tx): Promise<StoredAnswer> => {
        await holdAccount(call, tx)
        const answer = { status: endpoint.status, body: write(app, endpoint.answer, await work(call, tx, prepared)) }
        // An identical call was faster: this one is rolled back, and the stored answer is sent.
        if (!(await call.once.keep(tx, answer))) throw new TwinWasFirst()
        return answer
      }
      return send(reply, await inTransaction(call.db, tx => call.once.attempt(() => attempt(tx))))
    } catch (error) {
      if (error instanceof TwinWasFirst) return replay(reply, await call.once.awaitTwin(call.db))
      if (!(error instanceof ShopFailure) || !isKept(error)) throw error
      // An ended session is not stored as an answer: the same call may come again with a new token.
      await proveSession(call, call.db)
      const refusal = { status: error.status, body: JSON.stringify(errorBody(error, call.correlationId)) }
      return replay(reply, await call.once.storeRefusal(call.db, refusal), refusal)
    }
  })
}

class TwinWasFirst extends Error {}

/** A 5xx and a 429 are not stored, so that the same id may try again. */
const isKept = ({ status }: ShopFailure): boolean => status < 500 && status !== 429

function replay(reply: FastifyReply, saved: StoredAnswer, own?: StoredAnswer): FastifyReply {
  if (saved !== own && saved.body !== own?.body) reply.header('idempotent-replayed', 'true')
  return send(reply, saved)
}
