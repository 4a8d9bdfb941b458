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

test('a sandbox of a release without content gets it at the next start, and keeps all else', async () => {
  const { db, close } = await openTestDatabase()
  const count = (table: 'content_documents' | 'people') =>
    db.selectFrom(table).select(db.fn.countAll<string>().as('count')).executeTakeFirst()
  const before = [await count('content_documents'), await count('people')]
  for (const table of ['content_documents', 'content_sites'] as const) await db.deleteFrom(table).execute()
  const wasEmpty = await seedIfEmpty(db)
  const after = [await count('content_documents'), await count('people')]
  await close()
  expect(wasEmpty).toBe(false)
  expect(after).toEqual(before)
}, 120_000)

test('G5: a sandbox of a release without sets gets them at the next start', async () => {
  const { db, close } = await openTestDatabase()
  const parts = () => db.selectFrom('product_set_parts').selectAll().orderBy('set_id').orderBy('position').execute()
  const before = await parts()
  await db.deleteFrom('product_sets').execute()
  const left = await parts()
  const wasEmpty = await seedIfEmpty(db)
  const after = await parts()
  await close()
  expect([left, wasEmpty]).toEqual([[], false])
  expect(after).toEqual(before)
}, 120_000)
