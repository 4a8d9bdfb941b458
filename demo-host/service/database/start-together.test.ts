import { expect, test } from 'vitest'
import { readConfiguration } from '../configuration'
import { seedIfEmpty } from '../seed/fill/fill-if-empty'
import { emptyDatabase } from '../testing/server-database'
import { openData } from './open-data'

const server = process.env.TILL_TEST_DATABASE_URL ?? ''

// The embedded database lets one process in.
test.runIf(server)(
  'four processes that start together on an empty database all come up, and fill it once',
  async () => {
    const { url, drop } = await emptyDatabase(server)
    const configuration = { ...readConfiguration({}), databaseUrl: url, connections: 2 }
    const opened = await Promise.allSettled([1, 2, 3, 4].map(() => openData(configuration, '', seedIfEmpty)))
    const connections = opened.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
    const keys = await connections[0]?.db.selectFrom('access_keys').select('key').orderBy('key').execute()
    const promotions = await connections[0]?.db.selectFrom('promotions').select('id').execute()
    await Promise.all(connections.map(({ close }) => close()))
    await drop()
    expect(opened.flatMap(result => (result.status === 'rejected' ? [String(result.reason)] : []))).toEqual([])
    expect(keys).toEqual([{ key: 'pk_demo' }, { key: 'pk_partner' }])
    expect(promotions?.length).toBeGreaterThan(0)
  },
  60_000,
)
