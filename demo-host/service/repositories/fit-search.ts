import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../database/transaction'
import { BLOCK, bitsOf } from './search-bits'

/** Updates the search tables from products, words and prices, block by block in short transactions. An unchanged block is only compared. */
export async function fitSearch(db: Db, end?: AbortSignal): Promise<void> {
  const blocks = await inTransaction(db, placeProducts)
  let made = 0
  for (let block = 0; block < blocks && !end?.aborted; block += 1) {
    if (await isFitted(db, block)) continue
    await inTransaction(db, tx => fitBlock(tx, block))
    made += 1
  }
  // After many changes the old plans are slow: an embedded database never analyses by itself, a server does a minute later.
  if (made * 10 > blocks)
    await sql`analyze search_blocks, search_places, search_prices, search_terms, search_facets`.execute(db)
}

/** Runs it repeatedly, and skips it if PostgreSQL counted no change: comparing every block of 100,000 products takes seconds. Without such counts it always runs. */
export function fitterOf(db: Db): (end: AbortSignal) => Promise<void> {
  let last: string | null = null
  return async end => {
    const changes = await countChanges(db)
    if (changes !== null && changes === last) return
    await fitSearch(db, end)
    last = changes
  }
}

async function countChanges(db: Db): Promise<string | null> {
  const { rows } = await sql<{ changes: string | null }>`
    select case when current_setting('track_counts')::boolean then sum(n_tup_ins + n_tup_upd + n_tup_del)::text end as changes
    from pg_stat_user_tables
    where schemaname = current_schema() and relname in ('products', 'search_words', 'prices')`.execute(db)
  return rows[0]?.changes ?? null
}

/** Gives new products the lowest free places, the most popular first; returns the number of blocks. */
async function placeProducts(tx: Tx): Promise<number> {
  await sql`
    with fresh as materialized (
      select id, popularity, launched_at, row_number() over (order by popularity desc, id) as turn
      from products where not exists (select 1 from search_places where product_id = products.id)
    ), free as (
      select place, row_number() over (order by place) as turn
      from generate_series(0, ((select count(*) from search_places) + (select count(*) from fresh))::int) as numbers (place)
      where exists (select 1 from fresh) and not exists (select 1 from search_places taken where taken.place = numbers.place)
    )
    insert into search_places (place, product_id, popularity, launched_at)
    select place, id, popularity, launched_at from fresh join free using (turn)
    on conflict do nothing`.execute(tx)
  const { last } = await tx
    .selectFrom('search_places')
    .select(({ fn }) => fn.max<number | null>('place').as('last'))
    .executeTakeFirstOrThrow()
  const blocks = last === null ? 0 : Math.floor(last / BLOCK) + 1
  await sql`insert into search_blocks (block) select generate_series(0, ${blocks - 1}::int) on conflict do nothing`.execute(
    tx,
  )
  return blocks
}

async function isFitted(db: Db, block: number): Promise<boolean> {
  const { rows } = await sql<{ isFitted: boolean }>`
    select fitted_to is not distinct from ${stateOf(block)} as "isFitted"
    from search_blocks where block = ${block}`.execute(db)
  return rows[0]?.isFitted ?? false
}

/** Rebuilds one block. One process does it at a time; the next finds it done. */
async function fitBlock(tx: Tx, block: number): Promise<void> {
  await tx.selectFrom('search_blocks').select('block').where('block', '=', block).forUpdate().execute()
  if (await isFitted(tx, block)) return
  const here = inBlock(block)
  await sql`delete from search_places s where ${here} and not exists (select 1 from products where id = product_id)`.execute(
    tx,
  )
  await sql`
    update search_places s set popularity = p.popularity, launched_at = p.launched_at
    from products p
    where ${here} and p.id = product_id and (s.popularity, s.launched_at) is distinct from (p.popularity, p.launched_at)`.execute(
    tx,
  )
  await fitPrices(tx, block)
  await fitTerms(tx, block)
  await fitFacets(tx, block)
  await sql`update search_blocks set fitted_to = ${stateOf(block)} where block = ${block}`.execute(tx)
}

async function fitPrices(tx: Tx, block: number): Promise<void> {
  await sql`delete from search_prices s where ${inBlock(block)}`.execute(tx)
  await sql`
    insert into search_prices (place, currency, lowest)
    select place, currency, min(current) from search_places s join prices using (product_id)
    where ${inBlock(block)} group by place, currency`.execute(tx)
}

/** A language's empty term has everything that can be found in it. */
async function fitTerms(tx: Tx, block: number): Promise<void> {
  await sql`delete from search_terms where block = ${block}`.execute(tx)
  await sql`
    insert into search_terms (language, term, block, bits)
    select language, term, ${block}::int, ${bitsOf(sql`place`)}
    from search_places s join products p on p.id = product_id join search_words using (product_id),
      unnest(array_append(tsvector_to_array(vector), '')) as term
    where ${inBlock(block)} and not gift_with_purchase group by language, term`.execute(tx)
}

async function fitFacets(tx: Tx, block: number): Promise<void> {
  await sql`delete from search_facets where block = ${block}`.execute(tx)
  await sql`
    insert into search_facets (block, kind, value, bits)
    select ${block}::int, facet.kind, value, ${bitsOf(sql`place`)}
    from search_places s join products p on p.id = product_id,
      lateral (
        select 'category' as kind, unnest(category_ids) as value
        union all select 'color', unnest(colors)
        union all select 'size', unnest(sizes)
      ) facet
    where ${inBlock(block)} and not gift_with_purchase group by facet.kind, value`.execute(tx)
}

const inBlock = (block: number) => sql`s.place >= ${block * BLOCK} and s.place < ${(block + 1) * BLOCK}`

/** Identifies the versions of a block's rows by their places and transactions, which every change replaces. */
function stateOf(block: number) {
  const here = inBlock(block)
  return sql`md5(concat(
    (select string_agg(concat_ws(' ', s.place, p.xmin, p.ctid), ',' order by s.place)
      from search_places s join products p on p.id = s.product_id where ${here}),
    (select string_agg(concat_ws(' ', s.place, w.xmin, w.ctid), ',' order by s.place, w.language)
      from search_places s join search_words w using (product_id) where ${here}),
    (select string_agg(concat_ws(' ', s.place, c.xmin, c.ctid), ',' order by s.place, c.currency, c.price_group)
      from search_places s join prices c using (product_id) where ${here})))`
}
