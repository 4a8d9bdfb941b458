import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database'
import type { Connection } from './connection'
import { inTurn } from './lease'

let database: Pick<Connection, 'db' | 'close'>

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('what is done in turn is never done by two at once, and an error ends a turn too', async () => {
  let atWork = 0
  const max: number[] = []
  const work = async () => {
    atWork += 1
    max.push(atWork)
    await database.db.selectFrom('leases').selectAll().execute()
    atWork -= 1
    throw new Error('done')
  }
  await Promise.allSettled([1, 2, 3].map(() => inTurn(database.db, 'a thing', work)))
  expect(max).toEqual([1, 1, 1])
})

test('a process that died at its turn is followed once its lease is over', async () => {
  const past = { name: 'another thing', holder: 'somebody who died', until: new Date(Date.now() - 1000) }
  await database.db.insertInto('leases').values(past).execute()
  expect(await inTurn(database.db, past.name, async () => 'done')).toBe('done')
  expect(await database.db.selectFrom('leases').selectAll().execute()).toEqual([])
})

test('a process that has lost its lease ends nobody else’s turn', async () => {
  const name = 'a third thing'
  const next = { holder: 'the next', until: new Date(Date.now() + 10_000) }
  await inTurn(database.db, name, () => database.db.updateTable('leases').set(next).where('name', '=', name).execute())
  expect(await database.db.selectFrom('leases').select('holder').execute()).toEqual([{ holder: next.holder }])
})
