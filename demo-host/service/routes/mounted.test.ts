import { existsSync, readdirSync } from 'node:fs'
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

type Table = { readonly endpoints: Readonly<Record<string, AnyEndpoint>> }

test('every call that core describes has its route', async () => {
  const files = readdirSync(core)
    .map(folder => join(core, folder, 'endpoints.ts'))
    .filter(file => existsSync(file))
  const tables = (await Promise.all(files.map(file => import(/* @vite-ignore */ file)))) as Table[]
  const described = tables.flatMap(({ endpoints }) => Object.values(endpoints).map(({ name }) => name))
  const mounted = new Set(shop.app.service.mounted.map(({ name }) => name))
  expect(described.length).toBeGreaterThan(50)
  const missing = described.filter(name => !mounted.has(name))
  expect(missing, 'mount each in demo-host/service/routes/<domain>/routes.ts').toEqual([])
})
