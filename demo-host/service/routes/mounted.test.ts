import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyEndpoint } from '../plugins/service'
import { testService, type TestService } from '../testing/test-service'

const core = join(import.meta.dirname, '../../../core')

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

/** An endpoint, or a table of them. */
type Described = AnyEndpoint | Readonly<Record<string, AnyEndpoint>>
const isOne = (described: Described): described is AnyEndpoint => typeof described.path === 'string'

test('every call that core describes has its route', async () => {
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('endpoints.ts'))
  const modules = (await Promise.all(files.map(file => import(/* @vite-ignore */ join(core, file))))) as Readonly<
    Record<string, Described>
  >[]
  const exported = modules.flatMap(module => Object.values(module))
  const described = exported.flatMap(one => (isOne(one) ? [one] : Object.values(one))).map(({ name }) => name)
  const mounted = new Set(shop.app.service.mounted.map(({ name }) => name))
  expect(described.length).toBeGreaterThan(130)
  const missing = described.filter(name => !mounted.has(name))
  expect(missing, 'mount each in demo-host/service/routes/<domain>/routes.ts').toEqual([])
})
