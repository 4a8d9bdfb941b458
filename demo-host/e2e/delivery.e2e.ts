import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { host, shop } from './places'

const built = fileURLToPath(new URL('../../dist/shop/', import.meta.url))
const isText = (name: string) => /\.(js|css|svg|json|txt)$/.test(name)
const assets = () => readdirSync(`${built}assets`).filter(name => !/\.(br|gz)$/.test(name))
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64')

/** What does not hold of each; thousands of assertions, each a step of its report, would take most of the time. */
async function untrueOf(names: readonly string[], look: (name: string) => Promise<Record<string, boolean>>) {
  const untrue: string[] = []
  for (const name of names) {
    const facts = Object.entries(await look(name))
    untrue.push(...facts.flatMap(([fact, holds]) => (holds ? [] : [`${name}: ${fact}`])))
  }
  return untrue
}

const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('T25: every built file is served as DEPLOY.md says: for ever, in UTF-8, compressed by the build, to any origin', async () => {
  expect(assets().length).toBeGreaterThan(50)
  const untrue = await untrueOf(assets(), async name => {
    const answer = await fetch(`${shop}/assets/${name}`, {
      headers: { origin: host, 'accept-encoding': 'gzip, deflate, br' },
    })
    const { headers } = answer
    return {
      'its name holds its hash': /-[\w-]{8}\.\w+$/.test(name),
      'it is kept for ever': headers.get('cache-control') === 'public, max-age=31536000, immutable',
      'any origin may read it': headers.get('access-control-allow-origin') === '*',
      'its type is not guessed': headers.get('x-content-type-options') === 'nosniff',
      'it varies with what is accepted': /accept-encoding/i.test(headers.get('vary') ?? ''),
      'it is as it was built': hashOf(await bodyOf(answer)) === hashOf(readFileSync(`${built}assets/${name}`)),
      'it is in UTF-8': !isText(name) || /; charset=utf-8$/i.test(headers.get('content-type') ?? ''),
      'it is compressed': !isText(name) || headers.get('content-encoding') === 'br',
      'it is compressed for old browsers': !isText(name) || existsSync(`${built}assets/${name}.gz`),
    }
  })
  expect(untrue).toEqual([])
})

test('T27: the inventory lists every script of the microsite’s pages with the hash that is served, and pages pin them by it', async ({
  request,
}) => {
  const listed: { path: string; integrity: string; reason: string }[] = JSON.parse(
    readFileSync(`${built}site/scripts.json`, 'utf8'),
  )
  const listedAt = new Map(listed.map(one => [one.path, one]))
  const untrue = await untrueOf([...listedAt.keys()], async path => {
    const { integrity, reason = '' } = listedAt.get(path) ?? {}
    return {
      'it is served with its hash': `sha256-${hashOf(await bodyOf(await fetch(`${shop}/${path}`)))}` === integrity,
      'it has a reason': reason.length > 10,
    }
  })
  expect(untrue).toEqual([])
  const known = new Map(listed.map(({ path, integrity }) => [`/${path}`, integrity]))
  const tables = assets().filter(name => name.startsWith('pins-'))
  const textOf = (name: string) => readFileSync(`${built}assets/${name}`)
  for (const name of [...tables, ...assets().filter(name => name.endsWith('.css'))])
    known.set(`/assets/${name}`, `sha256-${hashOf(textOf(name))}`)
  const pinned = new Set<string>()
  const wrong: string[] = []
  for (const name of tables) {
    const pins: Record<string, [string, ...string[]]> = JSON.parse(textOf(name).toString())
    for (const [file, [pin]] of Object.entries(pins)) {
      if (known.get(`/assets/${file}`) !== pin) wrong.push(file)
      pinned.add(file)
    }
  }
  expect(wrong).toEqual([])
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
