import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from 'selfsigned'
import { ended, expectAnswer, freePort } from './own-shop'

export const secureShop = 'https://shop.till-shop.test'

export interface SecurePlace {
  /** Let a browser find the three sites, with a certificate that nobody signed. */
  readonly browserArguments: readonly string[]
  stop(): Promise<void>
}

/**
 * A shop of its own behind a proxy that speaks TLS, as in production, and pages of other sites by their origins. Only there are
 * the shop's cookies `Secure; SameSite=None; Partitioned`.
 */
export async function openSecurePlace(pages: Readonly<Record<string, string>>): Promise<SecurePlace> {
  const [data, shopPort, hostPort] = [mkdtempSync(join(tmpdir(), 'till-secure-')), await freePort(), await freePort()]
  const service = spawn(process.execPath, [fileURLToPath(new URL('../../dist/service/server.mjs', import.meta.url))], {
    env: {
      ...process.env,
      TILL_SHOP_PORT: String(shopPort),
      TILL_HOST_PORT: String(hostPort),
      TILL_DATA_DIR: data,
      TILL_SHOP_ORIGIN: secureShop,
      TILL_PAGE_ORIGINS: Object.keys(pages).join(', '),
      TILL_TRUST_PROXY: 'on',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const proxy = await serveSecurely(pages, shopPort)
  const { port } = proxy.address() as AddressInfo
  await expectAnswer(`http://localhost:${shopPort}/ready`)
  return {
    browserArguments: [`--host-resolver-rules=MAP *.test 127.0.0.1:${port}`, '--ignore-certificate-errors'],
    async stop() {
      proxy.closeAllConnections()
      proxy.close()
      await ended(service)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function serveSecurely(pages: Readonly<Record<string, string>>, shopPort: number): Promise<Server> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'till-shop.test' }])
  const server = createServer({ key, cert }, (request, response) => {
    const page = pages[`https://${request.headers.host}`]
    if (page !== undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
      return
    }
    const { url, method, headers } = request
    const passed = { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' }
    const onward = httpRequest({ port: shopPort, path: url, method, headers: passed }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return server
}
