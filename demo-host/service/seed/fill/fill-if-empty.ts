import { seedCommerce } from './commerce'
import { fitSearch } from '../../repositories/fit-search'
import { seedCatalogue } from './catalogue'
import { addSearchWords } from './search'
import { seedContent } from './content'
import { seedExperiments } from './experiments'
import { seedPeople } from './people'
import { seedProductSets } from './product-sets'
import { seedReviews } from './reviews'
import { seedSavedCards } from './saved-cards'
import { seedSite } from './site'
import { seedSocial } from './social'
import { seedStoredValues } from './stored-values'
import { inTurn } from '../../database/lease'
import type { Db } from '../../database/transaction'

/** Returns whether the database was empty. Only one of several starting processes fills it. Data of an interrupted start is replaced. */
export async function seedIfEmpty(db: Db): Promise<boolean> {
  if (await isWhole(db)) return false
  return inTurn(db, 'seeding', async () => {
    if (await hasKeys(db)) return addWhatIsNew(db)
    const data = await sandboxData()
    await seedCatalogue(db, data)
    await fitSearch(db)
    await seedPeople(db, data)
    await seedCommerce(db, data)
    await seedStoredValues(db, data)
    await seedSavedCards(db, data)
    await seedContent(db, data)
    await seedReviews(db, data)
    await seedExperiments(db, data)
    await seedProductSets(db, data)
    await seedSocial(db, data)
    // The keys come last: if they exist, so does everything else, even after an interrupted start.
    await seedSite(db, data)
    return true
  })
}

/** Adds gift cards, content, reviews, sets, pictures of people and the search's newer languages to a sandbox of an older version. */
async function addWhatIsNew(db: Db): Promise<false> {
  if (!(await hasContent(db))) await seedContent(db, await sandboxData())
  if (!(await hasReviews(db))) await seedReviews(db, await sandboxData())
  if (!(await hasValues(db))) await seedStoredValues(db, await sandboxData())
  if (!(await hasProductSets(db))) await seedProductSets(db, await sandboxData())
  if (!(await hasExperiments(db))) await seedExperiments(db, await sandboxData())
  if (!(await hasSocial(db))) await seedSocial(db, await sandboxData())
  if (!(await hasWords(db))) await addWords(db)
  return false
}

async function addWords(db: Db): Promise<void> {
  const { products, categories } = await sandboxData()
  await db.transaction().execute(tx => addSearchWords(tx, products, categories))
  await fitSearch(db)
}

/** Loaded only to fill a database: the texts in five languages are a third of the service. */
const sandboxData = async () => (await import('../index')).sandboxData(new Date())

const isWhole = async (db: Db): Promise<boolean> =>
  (await hasKeys(db)) &&
  (await hasValues(db)) &&
  (await hasContent(db)) &&
  (await hasReviews(db)) &&
  (await hasProductSets(db)) &&
  (await hasExperiments(db)) &&
  (await hasSocial(db)) &&
  (await hasWords(db))

const hasKeys = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('access_keys').select('key').limit(1).executeTakeFirst()) !== undefined

const hasValues = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('stored_values').select('id').limit(1).executeTakeFirst()) !== undefined

const hasContent = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('content_sites').select('site_id').limit(1).executeTakeFirst()) !== undefined

const hasReviews = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('product_reviews').select('review_id').limit(1).executeTakeFirst()) !== undefined

const hasProductSets = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('product_sets').select('set_id').limit(1).executeTakeFirst()) !== undefined

const hasExperiments = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('experiments').select('experiment_id').limit(1).executeTakeFirst()) !== undefined

const hasSocial = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('social_streams').select('stream_id').limit(1).executeTakeFirst()) !== undefined

const hasWords = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('search_vocabulary').select('word').where('language', '=', 'ar').limit(1).executeTakeFirst()) !==
  undefined
