import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

const start = fileURLToPath(new URL('../start.mjs', import.meta.url))

/** A second demo beside the one that all journeys share. */
export interface OwnShop {
  readonly shop: string
  readonly host: string
  stop(): Promise<void>
}

/** Starts service and host pages with settings of their own, as `npm start` does. */
export async function openOwnShop(settings: Readonly<Record<string, string>>): Promise<OwnShop> {
  const [data, shopPort, hostPort] = [mkdtempSync(join(tmpdir(), 'till-own-')), await freePort(), await freePort()]
  const { npm_lifecycle_event: _, ...environment } = process.env
  const demo = spawn(process.execPath, [start], {
    env: {
      ...environment,
      TILL_SHOP_PORT: String(shopPort),
      TILL_HOST_PORT: String(hostPort),
      TILL_DATA_DIR: data,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [shop, host] = [`http://localhost:${shopPort}`, `http://localhost:${hostPort}`]
  // The host pages stand once the shop does.
  await expectAnswer(`${host}/strangers`)
  return {
    ...{ shop, host },
    async stop() {
      await ended(demo)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Waits until a server answers. */
export async function expectAnswer(url: string): Promise<void> {
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers, { message: url, timeout: 120_000 }).toBe(true)
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

/** Asks a process to stop, and waits until it has. */
export function ended(child: ChildProcess): Promise<unknown> {
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  return gone
}
