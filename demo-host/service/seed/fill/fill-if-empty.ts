import { seedCommerce } from './commerce'
import { sandboxData } from '../index'
import { fitSearch } from '../../repositories/fit-search'
import { seedCatalogue } from './catalogue'
import { seedPeople } from './people'
import { seedSavedCards } from './saved-cards'
import { seedSite } from './site'
import { seedStoredValues } from './stored-values'
import { inTurn } from '../../database/lease'
import type { Db } from '../../database/transaction'

/**
 * Fills an empty database with the sandbox's data and returns whether it was empty. Of processes that start together only
 * one does so. Data of an interrupted start is replaced.
 */
export async function seedIfEmpty(db: Db): Promise<boolean> {
  if (await isWhole(db)) return false
  return inTurn(db, 'seeding', async () => {
    if (await hasKeys(db)) return addWhatIsNew(db)
    const data = sandboxData(new Date())
    await seedCatalogue(db, data)
    await fitSearch(db)
    await seedPeople(db, data)
    await seedCommerce(db, data)
    await seedStoredValues(db, data)
    await seedSavedCards(db, data)
    // The keys come last: where they stand, everything does, even if an earlier start was killed half-way.
    await seedSite(db, data)
    return true
  })
}

/** A sandbox that was filled before there were gift cards gets them. */
async function addWhatIsNew(db: Db): Promise<false> {
  if (!(await hasValues(db))) await seedStoredValues(db, sandboxData(new Date()))
  return false
}

const isWhole = async (db: Db): Promise<boolean> => (await hasKeys(db)) && (await hasValues(db))

const hasKeys = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('access_keys').select('key').limit(1).executeTakeFirst()) !== undefined

const hasValues = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('stored_values').select('id').limit(1).executeTakeFirst()) !== undefined
