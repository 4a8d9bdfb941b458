import type { Step } from './step'

/** Which gift cards were made for which line of an order, so that each is made once and can be stopped. */
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
