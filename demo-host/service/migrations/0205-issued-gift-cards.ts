import type { Step } from './step'

/** The gift cards of each order line, so that each is created once and can be blocked. */
export const issuedGiftCards: Step = {
  up: async db => {
    await db.schema
      .createTable('issued_gift_cards')
      .addColumn('order_number', 'text', column => column.notNull())
      .addColumn('line_id', 'text', column => column.notNull())
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('value_id', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('issued_gift_cards_pkey', ['order_number', 'line_id', 'position'])
      .execute()
  },
}
