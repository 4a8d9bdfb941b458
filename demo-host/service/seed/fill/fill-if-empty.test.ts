import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { seedIfEmpty } from './fill-if-empty'

test('a sandbox whose first start was killed just before its end is filled at the next', async () => {
  const { db, close } = await openTestDatabase()
  const count = () => db.selectFrom('promotions').select('id').orderBy('id').execute()
  const before = await count()
  await db.deleteFrom('access_keys').execute()
  const wasEmpty = await seedIfEmpty(db)
  const after = await count()
  await close()
  expect(wasEmpty).toBe(true)
  expect(after).toEqual(before)
}, 120_000)
