import { type RawBuilder, sql } from 'kysely'
import type { Search } from './product-search'
import { BLOCK } from './search-bits'

/** By a key, then by popularity, then by place. */
type Order = {
  readonly from: RawBuilder<unknown>
  readonly key: RawBuilder<unknown>
  readonly direction: RawBuilder<unknown>
}

/** The first hits in order: many hits by walking the catalogue in that order, few by sorting them. Only one of the two runs. */
export function firstOf(search: Search, max: RawBuilder<unknown>): RawBuilder<unknown> {
  const { from, key, direction } = orderOf(search)
  const columns = sql`place, product_id, popularity, ${key} as key`
  const first = sql`order by ${key} ${direction}, popularity desc, place limit ${max}`
  return sql`
    (select ${columns} from ${from}
      where (select is_dense from sums) and get_bit((select bits from whole), place) > 0 ${first})
    union all
    (select ${columns}
      from (
        select block * ${sql.lit(BLOCK)} + bit as place
        from found, generate_series(0, ${sql.lit(BLOCK - 1)}) as bit
        where get_bit(bits, bit) > 0
      ) hits join ${from} using (place)
      where not (select is_dense from sums) ${first})`
}

/** The order of the union. */
export const inOrder = (search: Search) => sql`key ${orderOf(search).direction}, popularity desc, place`

function orderOf({ sort, currency }: Search): Order {
  const places = sql`search_places one`
  const priced = sql`(select * from search_places join search_prices using (place) where currency = ${currency}) one`
  switch (sort) {
    case 'price-asc':
      return { from: priced, key: sql`lowest`, direction: sql`asc` }
    case 'price-desc':
      return { from: priced, key: sql`lowest`, direction: sql`desc` }
    case 'newest':
      return { from: places, key: sql`launched_at`, direction: sql`desc` }
    case 'relevance':
      return { from: places, key: sql`popularity`, direction: sql`desc` }
  }
}
