import { createEvent, sample } from 'effector'
import { newId } from '../runtime/ids'
import type { Operation, Queued } from './operations'
import { $queue, operationAsked, operationDone, writeRefused, writeUnanswered } from './queue'

const owners = new Set<string>()

/**
 * A part of the page that asks for operations and hears what becomes of its own: `done`, `refused`, or `queued` where nobody
 * answered yet. It shows a refusal itself, so no toast does. Call it at module level only.
 */
export function ownOperations() {
  const owner = newId()
  owners.add(owner)
  const asked = createEvent<Operation>()
  const isOwn = (operation: Queued) => operation.tickets.includes(owner)

  sample({ clock: asked, fn: operation => ({ ...operation, ticket: owner }), target: operationAsked })

  return {
    asked,
    done: sample({ clock: operationDone, filter: ({ operation }) => isOwn(operation) }),
    refused: sample({ clock: writeRefused, filter: ({ operation }) => isOwn(operation) }),
    queued: sample({ clock: writeUnanswered, filter: ({ operation }) => isOwn(operation) }),
    /** True while one of them is not settled. */
    $isPending: $queue.map(queue => queue.some(isOwn)),
  }
}

/** Whether whoever asked for an operation shows what becomes of it. */
export const isOwned = ({ tickets }: Queued): boolean => tickets.some(ticket => owners.has(ticket))
