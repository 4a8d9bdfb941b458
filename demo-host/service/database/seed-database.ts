import { seedCommerce } from '../seed/commerce'
import type { SandboxData } from '../seed/types'
import { seedCatalogue } from '../repositories/seed-catalogue'
import { seedPeople } from '../repositories/seed-people'
import { seedSite } from '../repositories/seed-site'
import type { Db } from './transaction'

/** Fills an empty database with the sandbox's data; answers whether it was empty. */
export async function seedIfEmpty(db: Db, readData: () => SandboxData | Promise<SandboxData>): Promise<boolean> {
  const first = await db.selectFrom('access_keys').select('key').limit(1).executeTakeFirst()
  if (first) return false
  const data = await readData()
  await seedCatalogue(db, data)
  await seedPeople(db, data)
  await seedCommerce(db, data)
  // The keys come last: where they stand, everything does, even if an earlier start was killed half-way.
  await seedSite(db, data)
  return true
}
