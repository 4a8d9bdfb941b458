import { buildIndex } from './build-index'
import type { Step } from './step'

/** Finds a product by its exact name in the languages that the search did not have before. */
export const namesByLanguage: Step = {
  outsideTransaction: true,
  up: async db => {
    for (const language of ['de', 'ja', 'ar'])
      await buildIndex(db, `products_named_${language}`, `products (lower(card -> 'name' ->> '${language}'))`)
  },
}
