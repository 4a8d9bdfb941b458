import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServiceApp } from './service'

/** How long a call that came in part may take to come whole once the service stops. */
const HALF_SENT_MS = 2000
/** So long without a call means that the balancer sends none any more. */
const QUIET_MS = 500
const LOOK_EVERY_MS = 50
const PROBES = new Set(['/ready', '/health'])

/** How a service is stopped without losing a call. */
export type Drain = {
  /**
   * Makes `/ready` fail and closes each connection with its next answer, for so long that a balancer has seen it, and while
   * calls still come for as long again; `cut` ends the wait early. Calls are answered as ever meanwhile.
   */
  readonly begin: (milliseconds: number, cut: AbortSignal) => Promise<void>
  /** Closes the service: idle connections at once, busy ones after their answer, half-sent calls after two seconds. */
  readonly close: () => Promise<void>
}

/** Follows the connections of a service, before it listens. */
export function addDrain(app: ServiceApp): Drain {
  const { health } = app.service
  /** The last call of each open connection, until it is answered. */
  const calls = new Map<Socket, IncomingMessage | null>()
  app.server.on('connection', (socket: Socket) => {
    calls.set(socket, null)
    socket.once('close', () => calls.delete(socket))
  })
  let lastCallAt = 0
  app.server.on('request', (request, response) => {
    const { socket } = request
    if (!PROBES.has(request.url ?? '')) lastCallAt = Date.now()
    calls.set(socket, request)
    response.once('close', () => {
      if (calls.get(socket) === request) calls.set(socket, null)
    })
  })
  app.addHook('onRequest', async (_request, reply) => {
    if (health.drain.signal.aborted) reply.header('connection', 'close')
  })

  const endHalfSent = (): void => {
    for (const [socket, call] of calls) if (!call?.complete) socket.destroy()
  }

  return {
    begin: async (milliseconds, cut) => {
      health.drain.abort()
      await wait(milliseconds, cut)
      const latest = Date.now() + milliseconds
      while (!cut.aborted && Date.now() < latest && Date.now() - lastCallAt < QUIET_MS) await wait(LOOK_EVERY_MS, cut)
    },
    close: async () => {
      health.drain.abort()
      const clock = setTimeout(endHalfSent, HALF_SENT_MS)
      await app.close()
      clearTimeout(clock)
    },
  }
}

const wait = (milliseconds: number, cut: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, { signal: cut }).catch(() => {})
