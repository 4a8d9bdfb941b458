import { sql } from 'kysely'
import type { Db } from '../database/transaction'

/** Names a set of sizes, colours and categories by what is in it; null for what only comes as a gift, which nobody finds. */
const setOf = sql`case when p.gift_with_purchase then null
  else md5(p.category_ids::text || p.colors::text || p.sizes::text)::uuid end`

/**
 * Brings what a search reads up to what products are, whoever changed them; where nothing changed it writes nothing. A new
 * product is found once its words are in `search_words`.
 */
export async function fitSearch(db: Db): Promise<void> {
  await sql`
    insert into search_sets (set_id, category_ids, colors, sizes)
    select distinct ${setOf}, category_ids, colors, sizes from products p
    where not gift_with_purchase and not exists (select 1 from search_sets known where known.set_id = ${setOf})
    on conflict do nothing`.execute(db)
  await sql`
    update search_words w set popularity = p.popularity, launched_at = p.launched_at, set_id = ${setOf}
    from products p
    where p.id = w.product_id
      and (w.popularity, w.launched_at, w.set_id) is distinct from (p.popularity, p.launched_at, ${setOf})`.execute(db)
}
