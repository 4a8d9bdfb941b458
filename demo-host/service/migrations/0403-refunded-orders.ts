import type { Step } from './step'

/** When the money of a cancelled order went back. */
export const refundedOrders: Step = {
  up: db => db.schema.alterTable('orders').addColumn('refunded_at', 'timestamptz').execute(),
}
