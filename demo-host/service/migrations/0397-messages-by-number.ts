import { buildIndex } from './build-index'
import type { Step } from './step'

export const messagesByNumber: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'messages_by_number', 'contact_messages (number)'),
}
