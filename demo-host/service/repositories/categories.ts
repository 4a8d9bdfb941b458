import { sql } from 'kysely'
import type { Db } from '../database/transaction'
import type { Words } from '../seed/types'

/** A listing with how many products it has. */
export type CategoryRecord = {
  readonly id: string
  readonly slug: string
  readonly parentId: string | null
  readonly name: Words
  readonly total: number
}

/** Every category in the order of the menu. */
export async function readCategories(db: Db): Promise<CategoryRecord[]> {
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

/** What the values of attributes are called. */
export async function readAttributeLabels(
  db: Db,
): Promise<readonly { readonly type: string; readonly value: string; readonly labels: Words }[]> {
  return db.selectFrom('attribute_options').selectAll().execute()
}
