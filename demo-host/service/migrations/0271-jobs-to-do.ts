import { buildIndex } from './build-index'
import type { Step } from './step'

export const jobsToDo: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'jobs_to_do', 'outbox (job_at) where job_at is not null and done_at is null'),
}
