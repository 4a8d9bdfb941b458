import type { Step } from './step'

export const productPages: Step = {
  up: db => db.schema.alterTable('access_keys').addColumn('product_url', 'text').execute(),
}
