import { type RawBuilder, sql } from 'kysely'

/** A block's number is a place's number without its last ten bits. */
export const SHIFT = 10

/** The products of a block: the width of `bits` in `search_terms` and `search_facets`. */
export const BLOCK = 2 ** SHIFT

export const NO_BITS = sql.raw(`0::bit(${BLOCK})`)

/** The bits of a group of rows in one block. */
export const bitsOf = (place: RawBuilder<unknown>) =>
  sql`bit_or(set_bit(${NO_BITS}, ${place} & ${sql.lit(BLOCK - 1)}, 1))`
