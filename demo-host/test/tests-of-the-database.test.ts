import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testsOfTheDatabase } from './tests-of-the-database.mjs'

test('what asks the named database runs on it too, and what starts an embedded one, looks at what a browser draws, or asks none does not', () => {
  const files = testsOfTheDatabase(fileURLToPath(new URL('../../', import.meta.url)))
  expect(files).toContain('demo-host/service/repositories/carts.test.ts')
  expect(files).toContain('demo-host/service/database/silence.test.ts')
  expect(files).not.toContain('demo-host/service/mails/looks.test.ts')
  expect(files).not.toContain('demo-host/service/server.test.ts')
  expect(files).not.toContain('demo-host/service/pricing/price-cart.test.ts')
})
