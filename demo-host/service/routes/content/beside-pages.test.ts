import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testService } from '../../testing/test-service'

test('J1: content has its paths beside the microsite’s, which begin with a locale', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'till-content-'))
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html>')
  const shop = await testService({ shopFolder: folder })
  const headers = { 'x-access-key': 'pk_demo', 'x-locale': 'en-US' }
  const typeOf = async (url: string) => {
    const answer = await shop.app.inject({ url, headers })
    return [url, answer.statusCode, String(answer.headers['content-type']).split(';')[0]]
  }
  const seen = await Promise.all(
    [
      '/live/caas/v1/canvas/menu/northlane',
      '/en-us/cart',
      '/pre/en-us/cart',
      '/mock/0ms/live/caas/v1/canvas/menu/northlane',
    ].map(typeOf),
  )
  await shop.close()
  rmSync(folder, { recursive: true })
  expect(seen).toEqual([
    ['/live/caas/v1/canvas/menu/northlane', 200, 'application/json'],
    ['/en-us/cart', 200, 'text/html'],
    ['/pre/en-us/cart', 200, 'text/html'],
    ['/mock/0ms/live/caas/v1/canvas/menu/northlane', 200, 'application/json'],
  ])
})
