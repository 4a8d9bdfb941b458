import { buildIndex } from './build-index'
import type { Step } from './step'

export const dueRefunds: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'parcels_by_due_refund', 'parcels (refund_due_at) where refund_due_at is not null'),
}
