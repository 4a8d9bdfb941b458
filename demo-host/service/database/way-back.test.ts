import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { place, readyShopper, variantsOf } from '../../faults/shopper.mjs'
import { bundlePrevious } from '../../test/previous-release.mjs'
import { cachedArchive } from '../testing/cached-archive'
import { startService } from '../testing/running-service'
import { copyOfTemplate } from '../testing/server-database'
import { connect, type Place } from './connection'
import { migrate } from './migrator'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const PRODUCT = 'TQ4407AB12'

/** Today's schema with the sandbox's data, on the test server or in a folder. */
async function todaysData() {
  const server = process.env.TILL_TEST_DATABASE_URL
  if (server) {
    const { url, drop } = await copyOfTemplate(server)
    return { place: { kind: 'server', url, connections: 2 } as Place, environment: { DATABASE_URL: url }, drop }
  }
  const data = mkdtempSync(join(tmpdir(), 'till-way-back-'))
  const folder = join(data, 'database')
  await (await connect({ kind: 'folder', folder, archive: await cachedArchive() })).close()
  const drop = async () => rmSync(data, { recursive: true, force: true })
  return { place: { kind: 'folder', folder } as Place, environment: { DATABASE_URL: '', TILL_DATA_DIR: data }, drop }
}

test("the release before starts on today's tables and sells on them, and today's goes on from there", async () => {
  const file = await bundlePrevious(root)
  const data = await todaysData()
  const before = await startService(file, { ...data.environment, TILL_RATE_LIMITS: 'off' })
  const [upc] = await variantsOf(before.origin, PRODUCT)
  const shopper = await readyShopper(before.origin, [{ productId: PRODUCT, upc, qty: 1 }])
  const placed = await place(shopper)
  expect(await before.end('SIGTERM')).toBe(0)
  expect(placed).toMatchObject({ status: 200, body: { orderNumber: expect.any(String) } })

  const { db, close } = await connect(data.place)
  await db.insertInto('schema_steps').values({ name: '9999-of-the-release-after' }).execute()
  expect(await migrate(db)).toEqual([])
  const orders = await db.selectFrom('orders').select(['order_number', 'state']).execute()
  await close()
  await data.drop()
  expect(orders).toEqual([{ order_number: placed.body.orderNumber, state: 'placed' }])
}, 120_000)
