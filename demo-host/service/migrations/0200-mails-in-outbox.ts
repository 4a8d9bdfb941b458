import type { Step } from './step'

/** Mails share the outbox with captures, with a column of their own for when they are due. */
export const mailsInOutbox: Step = {
  up: db => db.schema.alterTable('outbox').addColumn('mail_at', 'timestamptz').addColumn('failure', 'text').execute(),
}
