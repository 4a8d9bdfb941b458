import type { Step } from './step'

/** From which page somebody asked to be told: the mail leads back there. */
export const notificationOrigins: Step = {
  up: db => db.schema.alterTable('notification_requests').addColumn('origin', 'text').execute(),
}
