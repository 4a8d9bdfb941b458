import { buildIndex } from './build-index'
import type { Step } from './step'

/** Finds due mails, however many captures wait. */
export const mailsToDo: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'mails_to_do', 'outbox (mail_at) where mail_at is not null and done_at is null'),
}
