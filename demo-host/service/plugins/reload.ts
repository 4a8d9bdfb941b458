import type { ServerResponse } from 'node:http'
import fp from 'fastify-plugin'

/** In `npm run dev`, keeps a stream open to each page. After a build the service restarts, and a page whose stream returns reloads itself (`loader/build/reload.ts`). */
export const reload = fp(
  async app => {
    if (!app.service.configuration.isDeveloped) return
    const open = new Set<ServerResponse>()

    app.get('/dev/reload', { config: { rateLimit: false } }, (_request, reply) => {
      reply.hijack()
      const stream = reply.raw
      stream.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      })
      stream.write('retry: 500\n\n')
      open.add(stream)
      stream.on('close', () => open.delete(stream))
    })
    app.addHook('preClose', async () => {
      for (const stream of open) stream.end()
    })
  },
  { name: 'reload', dependencies: ['service', 'rate-limits'] },
)
