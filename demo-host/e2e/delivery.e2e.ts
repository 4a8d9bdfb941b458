import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { host, shop } from './places'

const built = fileURLToPath(new URL('../../dist/shop/', import.meta.url))
const isText = (name: string) => /\.(js|css|svg|json|txt)$/.test(name)
const assets = () => readdirSync(`${built}assets`).filter(name => !/\.(br|gz)$/.test(name))
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64')

test('T25: every built file is served as DEPLOY.md says: for ever, in UTF-8, compressed by the build, to any origin', async ({
  request,
}) => {
  expect(assets().length).toBeGreaterThan(50)
  for (const name of assets()) {
    expect(name, 'its name holds its hash').toMatch(/-[\w-]{8}\.\w+$/)
    const answer = await request.get(`${shop}/assets/${name}`, {
      headers: { origin: host, 'accept-encoding': 'gzip, deflate, br' },
    })
    const headers = answer.headers()
    expect(headers['cache-control'], name).toBe('public, max-age=31536000, immutable')
    expect(headers['access-control-allow-origin'], name).toBe('*')
    expect(headers['x-content-type-options'], name).toBe('nosniff')
    expect(headers['vary'], name).toMatch(/accept-encoding/i)
    expect(hashOf(await answer.body()), name).toBe(hashOf(readFileSync(`${built}assets/${name}`)))
    if (!isText(name)) continue
    expect(headers['content-type'], name).toMatch(/; charset=utf-8$/i)
    expect(headers['content-encoding'], name).toBe('br')
    expect(existsSync(`${built}assets/${name}.gz`), name).toBe(true)
  }
})

test('T27: the inventory lists every script of the microsite’s pages with the hash that is served, and pages pin them by it', async ({
  request,
}) => {
  const listed: { path: string; integrity: string; reason: string }[] = JSON.parse(
    readFileSync(`${built}site/scripts.json`, 'utf8'),
  )
  for (const { path, integrity, reason } of listed) {
    const answer = await request.get(`${shop}/${path}`)
    expect(`sha256-${hashOf(await answer.body())}`, path).toBe(integrity)
    expect(reason.length, path).toBeGreaterThan(10)
  }
  const known = new Map(listed.map(({ path, integrity }) => [`/${path}`, integrity]))
  const tables = assets().filter(name => name.startsWith('pins-'))
  const textOf = (name: string) => readFileSync(`${built}assets/${name}`)
  for (const name of [...tables, ...assets().filter(name => name.endsWith('.css'))])
    known.set(`/assets/${name}`, `sha256-${hashOf(textOf(name))}`)
  const pinned = new Set<string>()
  for (const name of tables) {
    const pins: Record<string, [string, ...string[]]> = JSON.parse(textOf(name).toString())
    for (const [file, [pin]] of Object.entries(pins)) {
      expect(known.get(`/assets/${file}`), file).toBe(pin)
      pinned.add(file)
    }
  }
  expect(listed.filter(({ path }) => !pinned.has(path.replace('assets/', '')))).toEqual([])
  for (const [place, scripts] of [
    ['cart', 2],
    ['express', 1],
  ] as const) {
    const page = await request.get(`${shop}/en-us/${place}`)
    expect(page.headers()['cache-control']).toBe('no-store')
    expect(page.headers()['content-type']).toBe('text/html; charset=utf-8')
    const html = await page.text()
    const { integrity } = JSON.parse(/<script[^>]*type="importmap"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
    // The page pins what its screen loads, and a table for its language which pins the rest.
    expect(Object.keys(integrity).filter(path => path.includes('/pins-'))).toHaveLength(1)
    for (const [path, pin] of Object.entries(integrity)) expect(known.get(path), path).toBe(pin)
    const named = [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, path]) => path)
    expect(listed.map(({ path }) => path)).toEqual(expect.arrayContaining(named))
    expect(named).toHaveLength(scripts)
    // The import map is the other one.
    expect(html.match(/<script/g)).toHaveLength(scripts + 1)
  }
})
