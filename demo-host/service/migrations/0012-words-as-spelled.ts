import type { Step } from './step'

/** How a word is shown, where it is compared in another form. */
export const wordsAsSpelled: Step = {
  up: db => db.schema.alterTable('search_vocabulary').addColumn('spelled', 'text').execute(),
}
