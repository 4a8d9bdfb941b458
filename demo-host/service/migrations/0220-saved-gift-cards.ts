import type { Step } from './step'

/** Saved gift cards, by their stored value and never by number. */
export const savedGiftCards: Step = {
  up: db =>
    db.schema
      .createTable('saved_gift_cards')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('consumer_no', 'text', column => column.notNull())
      .addColumn('value_id', 'text', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull())
      .addUniqueConstraint('saved_gift_cards_once', ['consumer_no', 'value_id'])
      .execute(),
}
