import { type RawBuilder, sql } from 'kysely'
import { cacheReads } from '../database/cached'
import type { Db } from '../database/transaction'

/** A recommended product, and what speaks for it: orders, the shop's own choice, its kind, its categories, or how popular it is. */
export type Recommended = {
  readonly id: string
  readonly source: 'orders' | 'shop' | 'kind' | 'category' | 'popularity'
}

/** One shopper's orders recommend nothing: what they bought is nobody's business. */
const LEAST_SHOPPERS = 2

/** Of very many orders so many are looked at. */
const MAX_ORDERS = 2_000
const MAX_COMPARED = 200
const DAYS = 30

const SECONDS = 300
const MAX = 1_000
const saved = cacheReads<readonly Recommended[]>(SECONDS, MAX)

/** Products like this one, the best first. */
export const readSimilar = (db: Db, productId: string, max: number): Promise<readonly Recommended[]> =>
  once(db, ['similar', productId, max], alike(productId, max))

/** What was bought in one order with this one, then what the shop puts beside it. */
export const readGoesWith = (db: Db, productId: string, max: number): Promise<readonly Recommended[]> =>
  once(
    db,
    ['goes-with', productId, max],
    sql`${boughtWith(productId, max)} union all ${chosenByShop(productId, max)} order by rank, weight desc, id`,
  )

/** What was bought most in thirty days, then what is popular. */
export const readPopular = (db: Db, max: number): Promise<readonly Recommended[]> =>
  once(db, ['popular', max], sql`${boughtMost(max)} union all ${popularEver(max)} order by rank, weight desc, id`)

function once(db: Db, name: readonly unknown[], found: RawBuilder<unknown>): Promise<readonly Recommended[]> {
  return saved(db, JSON.stringify(name), async () => {
    const { rows } = await sql<Recommended>`select id, source from (${found}) found`.execute(db)
    return [...new Map(rows.toReversed().map(row => [row.id, row])).values()].toReversed()
  })
}

/** Its own kind first, then others of its categories, by how many they share; another gender's is not alike. */
const alike = (productId: string, max: number): RawBuilder<unknown> => {
  const isAlike = sql`near.master_id <> it.master_id and not near.gift_with_purchase
    and (near.gender = it.gender or 'unisex' in (near.gender, it.gender))`
  return sql`
  select other.id, case when other.kind = it.kind then 'kind' else 'category' end as source
  from products it, lateral (
    (select near.* from products near where near.kind = it.kind and ${isAlike}
      order by near.popularity desc, near.id limit ${sql.lit(MAX_COMPARED)})
    union all
    (select near.* from search_places place join products near on near.id = place.product_id
      where near.kind <> it.kind and near.category_ids && it.category_ids and ${isAlike}
      order by place.popularity desc, place.place limit ${sql.lit(MAX_COMPARED)})
  ) other
  where it.id = ${productId}
  order by other.kind = it.kind desc,
    cardinality(array(select unnest(other.category_ids) intersect select unnest(it.category_ids))) desc,
    other.popularity desc, other.id
  limit ${max}`
}

/** A line names its shelf: the variant's own, or that of a store. */
const boughtWith = (productId: string, max: number): RawBuilder<unknown> => sql`(
  select other.product_id as id, 'orders' as source, 1 as rank, count(distinct consumer_no) as weight
  from (
    select distinct order_number from order_lines
    where upc in (
      select upc from variants where product_id = ${productId}
      union all
      select stock.upc from stock join variants v on v.upc = variant_upc where product_id = ${productId})
    limit ${sql.lit(MAX_ORDERS)}
  ) theirs join orders using (order_number) join order_lines line using (order_number)
    left join stock shelf on shelf.upc = line.upc
    join variants other on other.upc = coalesce(shelf.variant_upc, line.upc)
    join products on products.id = other.product_id
  where placed_at is not null and state <> 'cancelled' and other.product_id <> ${productId} and not gift_with_purchase
  group by other.product_id having count(distinct consumer_no) >= ${sql.lit(LEAST_SHOPPERS)}
  order by weight desc, other.product_id limit ${max})`

const chosenByShop = (productId: string, max: number): RawBuilder<unknown> => sql`(
  select other.id, 'shop' as source, 2 as rank, -place as weight
  from products it, jsonb_array_elements_text(it.document -> 'related') with ordinality as related (id, place)
    join products other using (id)
  where it.id = ${productId} and other.kind <> it.kind and not other.gift_with_purchase
  order by place limit ${max})`

const boughtMost = (max: number): RawBuilder<unknown> => sql`(
  select v.product_id as id, 'orders' as source, 1 as rank, count(distinct consumer_no) as weight
  from (
    select order_number, consumer_no from orders
    where placed_at > now() - make_interval(days => ${sql.lit(DAYS)}) and state <> 'cancelled'
    order by placed_at desc limit ${sql.lit(MAX_ORDERS)}
  ) newest join order_lines line using (order_number)
    left join stock shelf on shelf.upc = line.upc
    join variants v on v.upc = coalesce(shelf.variant_upc, line.upc)
    join products on products.id = v.product_id
  where not gift_with_purchase
  group by v.product_id having count(distinct consumer_no) >= ${sql.lit(LEAST_SHOPPERS)}
  order by weight desc, v.product_id limit ${max})`

const popularEver = (max: number): RawBuilder<unknown> => sql`(
  select place.product_id as id, 'popularity' as source, 2 as rank, place.popularity::bigint as weight
  from search_places place join products on products.id = place.product_id
  where not gift_with_purchase
  order by place.popularity desc, place.place limit ${max})`
