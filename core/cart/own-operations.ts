import { createEvent, sample } from 'effector'
import { newId } from '../runtime/ids'
import { type Operation, OWNER, type Queued } from './operations'
import { $queue, operationRequested, operationDone, writeRefused, writeUnanswered } from './queue'

/** Sends operations and gets only their outcomes; its owner shows the refusals. Call it at module level only. */
export function ownOperations() {
  const owner = OWNER + newId()
  const requested = createEvent<Operation>()
  const isOwn = (operation: Queued) => operation.tickets.includes(owner)

  sample({ clock: requested, fn: operation => ({ ...operation, ticket: owner }), target: operationRequested })

  return {
    requested,
    done: sample({ clock: operationDone, filter: ({ operation }) => isOwn(operation) }),
    refused: sample({ clock: writeRefused, filter: ({ operation }) => isOwn(operation) }),
    queued: sample({ clock: writeUnanswered, filter: ({ operation }) => isOwn(operation) }),
    $isPending: $queue.map(queue => queue.some(isOwn)),
  }
}
