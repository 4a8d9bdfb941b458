import type { Step } from './step'

/** An order's mails and invoice are in the language that it was placed in. */
export const orderLocales: Step = {
  up: db => db.schema.alterTable('orders').addColumn('locale', 'text').execute(),
}
