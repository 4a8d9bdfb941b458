import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** The database inside the service's own process: a folder of its own for each run, looked into while nobody else does. */
export async function embedded() {
  const home = mkdtempSync(join(tmpdir(), 'till-faults-'))
  const fresh = join(home, 'fresh')
  let data = ''
  let count = 0
  return {
    name: 'embedded',
    /** A sandbox as on the first day; the first one is made by the service's own start, and copied after. */
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
