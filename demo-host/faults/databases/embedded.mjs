import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** In the service's own process: a new folder for each run, read only while no process uses it. */
export async function embedded() {
  const home = mkdtempSync(join(tmpdir(), 'till-faults-'))
  const fresh = join(home, 'fresh')
  let data = ''
  let count = 0
  return {
    name: 'embedded',
    /** A new sandbox; the first is made by the service's start, and copied after that. */
    renew: async makeFirst => {
      if (count === 0) await makeFirst({ TILL_DATA_DIR: fresh })
      count += 1
      data = join(home, `run-${count}`)
      cpSync(fresh, data, { recursive: true })
    },
    environment: () => ({ TILL_DATA_DIR: data, DATABASE_URL: '' }),
    look: async work => {
      const lite = await PGlite.create({ dataDir: join(data, 'database'), extensions: { pg_trgm } })
      try {
        return await work(async (text, values = []) => (await lite.query(text, values)).rows)
      } finally {
        await lite.close()
      }
    },
    outage: null,
    close: async () => rmSync(home, { recursive: true, force: true }),
  }
}
