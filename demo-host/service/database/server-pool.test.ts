import { expect, test } from 'vitest'
import { openPool } from './server-pool'

const server = process.env.TILL_TEST_DATABASE_URL ?? ''

// The embedded database compiles nothing.
test.runIf(server)('no call waits for the server to compile its statement', async () => {
  const pool = openPool(server, 1, 'calls')
  try {
    expect((await pool.query('show jit')).rows).toEqual([{ jit: 'off' }])
  } finally {
    await pool.end()
  }
})
