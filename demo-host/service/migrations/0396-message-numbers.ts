import type { Step } from './step'

/** The number that a person is told of a message or claim. Those of before get one by a sweep (`repositories/contact-messages.ts`). */
export const messageNumbers: Step = {
  up: db => db.schema.alterTable('contact_messages').addColumn('number', 'text').execute(),
}
