import { type RawBuilder, sql } from 'kysely'

/** A block's number is its places' without their last ten bits. */
export const SHIFT = 10

/** So many products stand in one string of bits: the width of `bits` in `search_terms` and `search_facets`. */
export const BLOCK = 2 ** SHIFT

/** None of a block. */
export const NO_BITS = sql.raw(`0::bit(${BLOCK})`)

/** The bits of all places of one block that a group of rows has. */
export const bitsOf = (place: RawBuilder<unknown>) =>
  sql`bit_or(set_bit(${NO_BITS}, ${place} & ${sql.lit(BLOCK - 1)}, 1))`
