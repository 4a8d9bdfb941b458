import type { Step } from './step'

/** Where the pages of a site's products are. */
export const productPages: Step = {
  up: db => db.schema.alterTable('access_keys').addColumn('product_url', 'text').execute(),
}
