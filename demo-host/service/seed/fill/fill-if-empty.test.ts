import { expect, test } from 'vitest'
import { sandboxData } from '../seed'
import { openTestDatabase } from '../testing/test-database'
import { seedIfEmpty } from './seed-database'

test('a sandbox whose first start was killed just before its end is filled at the next', async () => {
  const { db, close } = await openTestDatabase()
  const count = () => db.selectFrom('promotions').select('id').orderBy('id').execute()
  const before = await count()
  await db.deleteFrom('access_keys').execute()
  const wasEmpty = await seedIfEmpty(db, () => sandboxData(new Date()))
  const after = await count()
  await close()
  expect(wasEmpty).toBe(true)
  expect(after).toEqual(before)
}, 120_000)
