import type { Step } from './step'

/** The page on which a notification was requested; the mail links back to it. */
export const notificationOrigins: Step = {
  up: db => db.schema.alterTable('notification_requests').addColumn('origin', 'text').execute(),
}
