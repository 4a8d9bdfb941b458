import type { Step } from './step'

export const orderLocales: Step = {
  up: db => db.schema.alterTable('orders').addColumn('locale', 'text').execute(),
}
