import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServiceApp } from './service'

/** How long a partly received call may take once the service stops. */
const HALF_SENT_MS = 2000
/** After this time without a call the balancer has stopped sending any. */
const QUIET_MS = 500
const LOOK_EVERY_MS = 50
const PROBES = new Set(['/ready', '/health'])

export type Drain = {
  /** Makes `/ready` fail and closes each connection after its next answer; waits this long, and up to as long again while calls arrive. `cut` ends the wait. */
  readonly begin: (milliseconds: number, cut: AbortSignal) => Promise<void>
  /** Closes idle connections at once, busy ones after their answer, partly received calls after two seconds. */
  readonly close: () => Promise<void>
}

/** Call it before the service listens. */
export function addDrain(app: ServiceApp): Drain {
  const { health } = app.service
  /** The unanswered call of each open connection. */
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
