import { sql } from 'kysely'
import { buildIndex } from './build-index'
import type { Step } from './step'

/** A shopper has two reviews of a product while the second waits to be published. */
export const replacingReviews: Step = {
  outsideTransaction: true,
  async up(db) {
    await buildIndex(db, 'product_reviews_by_consumer', 'product_reviews (consumer_no, product_id)')
    await sql`alter table product_reviews drop constraint if exists product_reviews_of_consumer`.execute(db)
  },
}
