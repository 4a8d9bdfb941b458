import type { Step } from './step'

export const productSets: Step = {
  async up(db) {
    await db.schema
      .createTable('product_sets')
      .addColumn('set_id', 'text', column => column.primaryKey())
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('document', 'jsonb', column => column.notNull())
      .execute()
    await db.schema
      .createTable('product_set_parts')
      .addColumn('set_id', 'text', column => column.notNull().references('product_sets.set_id').onDelete('cascade'))
      .addColumn('product_id', 'text', column => column.notNull())
      .addColumn('position', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('product_set_parts_key', ['set_id', 'product_id'])
      .execute()
    await db.schema.createIndex('product_sets_of_product').on('product_set_parts').column('product_id').execute()
  },
}
