import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../database/ids'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as site } from '../../../core/site/endpoints'
import { freePort } from '../testing/running-service'
import { type TestService, testService } from '../testing/test-service'
import { every } from './sweeps'

let shop: TestService
let metrics: string
let sweep = () => {}
let fails = false

beforeAll(async () => {
  const metricsPort = await freePort()
  shop = await testService({ metricsPort }, app => {
    every(app, 1, 'test', () => (fails ? Promise.reject(new Error('Down')) : Promise.resolve()))
    sweep = vi.mocked(setInterval).mock.lastCall?.[0] ?? sweep
  })
  metrics = `http://localhost:${metricsPort}/metrics`
})
afterAll(() => shop.close())

const read = async (name: string): Promise<string | undefined> => {
  const text = await (await fetch(metrics)).text()
  return text
    .split('\n')
    .find(line => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    ?.split(' ')
    .at(-1)
}

test('the age of the oldest row of the outbox can be watched, and how many wait', async () => {
  expect(await read('till_outbox_oldest_seconds')).toBe('0')
  const created_at = new Date(Date.now() - 600_000)
  const row = { id: newId(), topic: 'order-placed', subject: 'x', document: '{}', next_at: created_at } as const
  await shop.db
    .insertInto('outbox')
    .values({ ...row, created_at, done_at: null })
    .execute()
  expect(Math.round(Number(await read('till_outbox_oldest_seconds')) / 100)).toBe(6)
  expect(await read('till_outbox_waiting')).toBe('1')
})

test('calls are counted by route and status, and never by what a caller wrote', async () => {
  const guest = await shop.guest()
  const { basketId } = (await guest.call(cart.createCart, { body: { currency: 'USD' } })).body
  await guest.call(cart.readCart, { params: { basketId } })
  await shop.app.inject({ url: `/nowhere/${basketId}` })
  const text = await (await fetch(metrics)).text()
  expect(text).toContain('till_call_seconds_count{method="GET",route="/cart/v1/cart/:basketId",status="200"} 1')
  expect(text).toContain('route="none",status="404"')
  expect(text).not.toContain(basketId)
})

test('regular work is counted, done or failed', async () => {
  for (const outcome of ['done', 'failed']) {
    fails = outcome === 'failed'
    sweep()
    await expect.poll(() => read(`till_sweeps_total{sweep="test",outcome="${outcome}"}`)).toBe('1')
  }
})

test('connections to the database can be watched, and how many calls wait for one', async () => {
  const callers = 40
  let release = (): void => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const calls = Array.from({ length: callers }, () => shop.db.transaction().execute(() => held))
  const gauge = shop.app.service.metrics.registry.getSingleMetric('till_database_connections')
  const states = async () =>
    Object.fromEntries(((await gauge?.get())?.values ?? []).map(one => [one.labels.state, one.value]))
  const crowd = async () => {
    const { busy = 0, idle, waiting = 0 } = await states()
    return { idle, callers: busy + waiting, someWait: waiting > 0 }
  }
  await expect.poll(crowd).toEqual({ idle: 0, callers, someWait: true })
  release()
  await Promise.all(calls)
  expect(await states()).toMatchObject({ busy: 0, waiting: 0 })
})

test('a scrape does not count its own reads among the calls that wait', async () => {
  expect(await read('till_database_connections{state="waiting"}')).toBe('0')
})

test('how far a clock is from the database’s can be seen', async () => {
  expect(Math.abs(Number(await read('till_clock_ahead_seconds')))).toBeLessThan(5)
})

test('without its database a process still tells what it knows, and that the database is gone', async () => {
  expect(await read('till_database_reachable')).toBe('1')
  const metricsPort = await freePort()
  const alone = await testService({ metricsPort })
  await alone.nobody(site.readServerTime)
  await alone.db.destroy()
  const answer = await fetch(`http://localhost:${metricsPort}/metrics`)
  const lines = (await answer.text()).split('\n')
  expect(answer.status).toBe(200)
  expect(lines).toContain('till_database_reachable 0')
  expect(lines).toContain('till_outbox_waiting Nan')
  expect(lines.some(line => line.startsWith('till_call_seconds_count{'))).toBe(true)
  await alone.app.close()
})

test('every alert watches metrics that there are, and DEPLOY.md has all of them', async () => {
  const alerts = readFileSync(new URL('../monitoring/alerts.yml', import.meta.url), 'utf8')
  const deploy = readFileSync(new URL('../DEPLOY.md', import.meta.url), 'utf8')
  const own = shop.app.service.metrics.registry.getMetricsAsArray().map(({ name }) => name)
  const watched = [...alerts.matchAll(/\b(?:till|process|nodejs)_[a-z_]+/g)].map(([name]) => name)
  expect(watched.length).toBeGreaterThan(8)
  for (const name of watched) expect(own).toContain(name.replace(/_(bucket|count)$/, ''))
  for (const name of own.filter(each => each.startsWith('till_'))) expect(deploy).toContain(`\`${name}`)
})
