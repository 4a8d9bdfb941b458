import type { Step } from './step'

/** Parcels and their progress; `orders.state` keeps the values that the previous release knows. */
export const parcels: Step = {
  up: async db => {
    await db.schema
      .createTable('parcels')
      .addColumn('order_number', 'text', column => column.primaryKey())
      .addColumn('stage', 'text', column => column.notNull())
      .addColumn('carrier', 'text', column => column.notNull())
      .addColumn('tracking_number', 'text', column => column.notNull().unique())
      .addColumn('events', 'jsonb', column => column.notNull())
      .addColumn('return_number', 'text', column => column.unique())
      .addColumn('return_tracking_number', 'text', column => column.unique())
      .addColumn('return_announced_at', 'timestamptz')
      .execute()
    await db.schema.createIndex('parcels_by_stage').on('parcels').columns(['stage', 'order_number']).execute()
    await db.schema
      .createTable('sandbox_clock')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('ahead_seconds', 'bigint', column => column.notNull())
      .execute()
  },
}
