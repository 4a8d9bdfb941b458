import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { headersOf } from './shopper.mjs'

const LOOK_EVERY_MS = 100
/** A balancer's timeout for a health check. */
const CHECK_PATIENCE_MS = 1000

/** Health checks of several processes, as a balancer makes them. */
export function watchReadiness(origins) {
  const ready = new Set()
  const watch = new AbortController()
  const look = async origin => {
    while (!watch.signal.aborted) {
      const isReady = await send(origin, {
        path: '/ready',
        agent: false,
        signal: AbortSignal.timeout(CHECK_PATIENCE_MS),
      }).then(
        ({ status }) => status === 200,
        () => false,
      )
      if (isReady) ready.add(origin)
      else ready.delete(origin)
      await pause(LOOK_EVERY_MS)
    }
  }
  const looking = Promise.all(origins.map(look))
  let turn = 0
  return {
    isReady: origin => ready.has(origin),
    /** The next ready process in turn; waits for one. */
    next: async () => {
      while (ready.size === 0) await pause(10)
      turn += 1
      return [...ready][turn % ready.size]
    },
    end: async () => {
      watch.abort()
      await looking
    },
  }
}

/** Passes calls on as a balancer does: over one kept-alive connection to each process. */
export function keepAliveConnection(readiness) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    /** `lost` names what broke the connection, `waited` is the time until a process was ready, `ms` the time until the answer. */
    call: async (method, path, { body, token } = {}) => {
      const wanted = performance.now()
      const origin = await readiness.next()
      const began = performance.now()
      const headers = headersOf('http://localhost:4400', token)
      const answer = await send(origin, { method, path, headers, agent }, body).then(
        given => ({ ...given, lost: null }),
        error => ({ status: 0, body: undefined, lost: error.code ?? String(error) }),
      )
      return { ...answer, waited: began - wanted, ms: performance.now() - began }
    },
    end: () => agent.destroy(),
  }
}

function send(origin, options, body) {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, ...options }, answer => {
      json(answer).then(read => resolve({ status: answer.statusCode, body: read }), reject)
    })
    asked.once('error', reject)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
