import type { EventSignUp } from '../../../core/content/events/contracts'
import { dayIn } from '../../../core/format/day-in'
import type { CallContext } from '../calls/context'
import { answerDocument } from '../content/answer-record'
import { type ReadOptions, findByKey } from '../content/find'

/** As its editors wrote it. `places` is how many people may come; without it, as many as wish. */
export type EventDocument = Omit<EventSignUp, 'standing'> & { readonly places?: number }

type Reader = Pick<CallContext, 'db' | 'locale' | 'configuration'>

export async function findEvent(reader: Reader, query: ReadOptions, eventId: string): Promise<EventDocument> {
  const record = await findByKey(reader, query, 'event', eventId)
  return { ...answerDocument<EventDocument>(record, reader), eventId }
}

/** Where the event is, as on the page. */
export const todayAt = ({ timeZone }: Pick<EventDocument, 'timeZone'>): string => dayIn(Date.now(), timeZone)

export const isOver = (event: Pick<EventDocument, 'endDate' | 'timeZone'>): boolean => event.endDate < todayAt(event)
