import type { EventSignUp } from '../../../core/content/events/contracts'
import type { CallContext } from '../calls/context'
import type { ReadOptions } from '../content/find'
import { placesTaken } from '../repositories/event-registrations'
import { type EventDocument, findEvent, isOver } from './find-event'

/** With what it says of its places, but not how many there are. */
export async function answerEvent(call: CallContext, query: ReadOptions, eventId: string): Promise<EventSignUp> {
  const event = await findEvent(call, query, eventId)
  const standing = await standingOf(call, event)
  const { places: _places, ...shown } = event
  return { ...shown, standing }
}

async function standingOf({ db }: CallContext, event: EventDocument): Promise<EventSignUp['standing']> {
  if (isOver(event)) return 'over'
  if (event.places === undefined) return 'open'
  return (await placesTaken(db, event.eventId)) < event.places ? 'open' : 'full'
}
