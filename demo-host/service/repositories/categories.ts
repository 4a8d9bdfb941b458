import { sql } from 'kysely'
import type { Db } from '../database/transaction'
import type { Words } from '../languages/words'
import { cacheReads } from '../database/cached'

export type CategoryRecord = {
  readonly id: string
  readonly slug: string
  readonly parentId: string | null
  readonly name: Words
  readonly total: number
}

export type AttributeLabel = { readonly type: string; readonly value: string; readonly labels: Words }

const SECONDS = 30
const categories = cacheReads<CategoryRecord[]>(SECONDS, 1)
const labels = cacheReads<readonly AttributeLabel[]>(SECONDS, 1)

/** In the order of the menu; cached for half a minute. */
export const readCategories = (db: Db): Promise<CategoryRecord[]> => categories(db, '', () => loadCategories(db))

export const readAttributeLabels = (db: Db): Promise<readonly AttributeLabel[]> =>
  labels(db, '', () => db.selectFrom('attribute_options').selectAll().execute())

async function loadCategories(db: Db): Promise<CategoryRecord[]> {
  const total = sql<number>`(select count(*)::int from products
    where category_ids @> array[categories.id] and not gift_with_purchase)`
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'slug', 'parent_id', 'document', total.as('total')])
    .orderBy('position')
    .execute()
  return rows.map(({ id, slug, parent_id, document, total }) => {
    return { id, slug, parentId: parent_id, name: document.name, total }
  })
}
