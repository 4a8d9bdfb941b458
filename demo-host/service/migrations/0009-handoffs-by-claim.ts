import { buildIndex } from './build-index'
import type { Step } from './step'

export const handoffsByClaim: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'handoffs_by_claim', 'handoffs (claimed_by) where claimed_by is not null'),
}
