import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { Agent, get as request, type IncomingHttpHeaders } from 'node:http'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from './database/ids'
import { bundleService, freePort, type RunningService, startService } from './testing/running-service'

const HOST_PORT = '4400'

/** Starts a program where process ids count from 1, as a container does. */
const OWN_PIDS = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const canHaveOwnPids = spawnSync(OWN_PIDS[0] ?? '', [...OWN_PIDS.slice(1), 'true']).status === 0

type Got = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: string }

/** Reads an address over a connection of its own or an agent's; `fetch` does not show what becomes of connections. */
const get = (address: string, agent?: Agent): Promise<Got> =>
  new Promise((resolve, reject) => {
    const asked = request(address, { agent }, answer => {
      const { statusCode: status, headers } = answer
      text(answer).then(body => resolve({ status, headers, body }), reject)
    })
    asked.on('error', reject)
  })

/** Files of tables and indexes, the largest last. */
const relationFiles = (database: string): string[] =>
  readdirSync(join(database, 'base'), { recursive: true, encoding: 'utf8' })
    .filter(name => /\/\d+$/.test(name))
    .map(name => join(database, 'base', name))
    .toSorted((one, other) => statSync(one).size - statSync(other).size)

describe('the service as a process', () => {
  let file: string
  let data: string
  const start = (more: Record<string, string> = {}) =>
    startService(file, {
      TILL_DATA_DIR: data,
      TILL_HOST_PORT: HOST_PORT,
      TILL_RATE_LIMITS: 'off',
      DATABASE_URL: '',
      ...more,
    })
  const send = async ({ origin }: RunningService, path: string, body: unknown, token?: string) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: `http://localhost:${HOST_PORT}`,
        'x-access-key': 'pk_demo',
        'x-transaction-id': newId(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, string> }
  }
  const guest = async (service: RunningService) =>
    (await send(service, '/token/v2/auth/token', { type: 'Guest' })).body.accessToken ?? ''

  beforeAll(async () => {
    file = await bundleService()
    data = mkdtempSync(join(tmpdir(), 'till-server-'))
  }, 120_000)
  afterAll(() => {
    rmSync(data, { recursive: true, force: true })
    rmSync(join(file, '..'), { recursive: true, force: true })
  })

  it('makes its data at the first start, tells when it listens, and stops when asked', async () => {
    const service = await start()
    expect(await (await fetch(service.origin + '/ready')).json()).toEqual({ status: 'ready' })
    expect(readdirSync(data).sort()).toEqual(['database', 'in-use-by'])
    expect(await service.end('SIGTERM')).toBe(0)
  })

  it('refuses the data folder of another in one sentence', async () => {
    const service = await start()
    await expect(start()).rejects.toThrow(`The data folder ${data} is in use by process ${service.child.pid} on`)
    await service.end('SIGTERM')
  })

  it.runIf(canHaveOwnPids)('refuses the data folder that a process of another container has', async () => {
    const service = await start()
    const inContainer = startService(file, { TILL_DATA_DIR: data, DATABASE_URL: '' }, OWN_PIDS)
    await expect(inContainer).rejects.toThrow(`The data folder ${data} is in use by process ${service.child.pid} on`)
    await service.end('SIGKILL')
    const next = await startService(file, { TILL_DATA_DIR: data, DATABASE_URL: '' }, OWN_PIDS)
    await expect(start()).rejects.toThrow(`The data folder ${data} is in use by process`)
    await next.end('SIGKILL')
  })

  it.each([
    ['a clean stop', 'SIGTERM'],
    ['kill -9', 'SIGKILL'],
  ] as const)('says after %s that a file of the database has lost its second half', async (_how, signal) => {
    const broken = mkdtempSync(join(tmpdir(), 'till-halved-'))
    const service = await start({ TILL_DATA_DIR: broken })
    await service.end(signal)
    const largest = relationFiles(join(broken, 'database')).at(-1) ?? ''
    truncateSync(largest, statSync(largest).size / 2)
    await expect(start({ TILL_DATA_DIR: broken })).rejects.toThrow(
      /^The database in .*till-halved-\w+ is damaged: base\/\d+\/\d+ has \d+ of \d+ bytes. Restore the folder from a backup, or move it away to start again.( \(code 1\))?$/,
    )
    rmSync(broken, { recursive: true })
  })

  it('says why a database that is none cannot be opened', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'till-broken-'))
    writeFileSync(join(broken, 'database'), 'no folder')
    await expect(start({ TILL_DATA_DIR: broken })).rejects.toThrow(
      /The database in .* cannot be opened \([^[]+\): move the folder away/,
    )
    rmSync(broken, { recursive: true })
  })

  it('refuses a taken port in one sentence', async () => {
    const port = await freePort()
    const squatter = createServer().listen(port, 'localhost')
    await expect(start({ TILL_SHOP_PORT: String(port) })).rejects.toThrow(
      `Port ${port} is taken: stop what listens there`,
    )
    await expect(start({ TILL_METRICS_PORT: String(port) })).rejects.toThrow(
      `Port ${port} is taken: stop what listens there, or choose another with TILL_METRICS_PORT. (code 1)`,
    )
    squatter.close()
    await expect(start({ TILL_HOST: '192.0.2.7' })).rejects.toThrow(
      /^TILL_HOST must be an address of this machine, not '192.0.2.7'. \(code 1\)$/,
    )
  }, 60_000)

  it('has a backup in a copy of the folder of a stopped shop', async () => {
    const service = await start()
    const token = await guest(service)
    const { body } = await send(service, '/cart/v1/cart', {}, token)
    await service.end('SIGTERM')
    const copy = mkdtempSync(join(tmpdir(), 'till-copy-'))
    cpSync(data, copy, { recursive: true })
    const restored = await start({ TILL_DATA_DIR: copy })
    const headers = { 'x-access-key': 'pk_demo', authorization: `Bearer ${token}` }
    expect((await fetch(`${restored.origin}/cart/v1/cart/${body.basketId}`, { headers })).status).toBe(200)
    await restored.end('SIGTERM')
    rmSync(copy, { recursive: true })
  }, 60_000)

  it('refuses to be production on the embedded database', async () => {
    await expect(start({ TILL_ENV: 'production' })).rejects.toThrow('In production TILL_SIGNING_SECRET must be')
  })

  it('offers the wallets of a plugged-in module, with its keys and script, and refuses in one sentence what is none', async () => {
    const providers = join(data, '..', `till-providers-${process.pid}.mjs`)
    writeFileSync(
      providers,
      `export default ({ environment }) => ({
        wallets: {
          methods: ['PAYPAL'],
          session: async ({ currency }) => ({
            environment: 'production',
            clientId: environment.PAYPAL_CLIENT_ID,
            currency,
            script: { url: 'https://www.paypal.com/sdk/js?client-id=' + environment.PAYPAL_CLIENT_ID },
          }),
          take: async () => { throw new Error('nobody pays in this test') },
        },
      })`,
    )
    const TILL_PROVIDER_ORIGINS = 'https://www.paypal.com'
    const service = await start({ TILL_PROVIDERS: providers, PAYPAL_CLIENT_ID: 'client-7', TILL_PROVIDER_ORIGINS })
    const headers = { 'x-access-key': 'pk_demo', authorization: `Bearer ${await guest(service)}` }
    const read = async (path: string) => (await fetch(service.origin + path, { headers })).json()
    expect(await read('/fapi/site/settings')).toMatchObject({ features: { payPal: true, applePay: false } })
    const about = new URLSearchParams({
      referer: `http://localhost:${HOST_PORT}/`,
      paymentMethodId: 'CREDIT_CARD',
      paymentMethod: 'paypal',
    })
    expect(await read(`/cart/v1/paymentSession?${about.toString()}`)).toMatchObject({
      success: true,
      meta: { clientId: 'client-7', script: { url: 'https://www.paypal.com/sdk/js?client-id=client-7' } },
    })
    await service.end('SIGTERM')

    writeFileSync(providers, 'export default () => ({ wallets: {} })')
    await expect(start({ TILL_PROVIDERS: providers })).rejects.toThrow('must make { gateway, wallets }')
    rmSync(providers)
    await expect(start({ TILL_PROVIDERS: providers })).rejects.toThrow(`TILL_PROVIDERS: ${providers} cannot be loaded`)
  }, 60_000)

  it('asked to stop, fails its readiness first, still answers all calls for a while, and closes each connection with its answer', async () => {
    const service = await start({ TILL_DRAIN_SECONDS: '2' })
    const agent = new Agent({ keepAlive: true })
    const ask = (path: string) => get(service.origin + path, agent)
    expect((await ask('/ready')).status).toBe(200)
    expect((await ask('/health')).headers.connection).toBe('keep-alive')
    const gone = service.end('SIGTERM')
    await expect.poll(async () => (await ask('/ready')).body, { interval: 20 }).toContain('draining')
    const late = await ask('/health')
    expect([late.status, late.headers.connection]).toEqual([200, 'close'])
    expect(await gone).toBe(0)
    agent.destroy()
  })

  it('asked to stop, waits neither for idle connections nor for a call that never comes whole', async () => {
    const service = await start()
    const { port, hostname } = new URL(service.origin)
    const halves = ['', 'GET /hea', 'POST /token/v2/auth/token HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{']
    const open = halves.map(half => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      socket.write(half)
      return socket
    })
    await Promise.all(open.map(socket => once(socket, 'connect')))
    await get(service.origin + '/health')
    const began = Date.now()
    expect(await service.end('SIGTERM')).toBe(0)
    expect(Date.now() - began).toBeLessThan(6000)
  })

  it('loses nothing that it acknowledged to kill -9, round after round', async () => {
    const carts: { basketId: string; token: string }[] = []
    for (let round = 0; round < 3; round += 1) {
      const service = await start()
      const token = await guest(service)
      const writers = Array.from({ length: 4 }, async () => {
        for (;;) {
          const { status, body } = await send(service, '/cart/v1/cart', {}, token)
          if (status === 201) carts.push({ basketId: body.basketId ?? '', token })
        }
      })
      const ended = Promise.allSettled(writers)
      await expect.poll(() => carts.length, { timeout: 20_000 }).toBeGreaterThan(20 * (round + 1))
      await service.end('SIGKILL')
      await ended
    }
    const service = await start()
    for (const { basketId, token } of carts) {
      const { status } = await fetch(`${service.origin}/cart/v1/cart/${basketId}`, {
        headers: { 'x-access-key': 'pk_demo', authorization: `Bearer ${token}` },
      })
      expect(status).toBe(200)
    }
    await service.end('SIGTERM')
  }, 120_000)
})
