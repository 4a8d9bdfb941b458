import type { Insertable } from 'kysely'
import { newId } from '../database/ids'
import type { Tx } from '../database/transaction'
import type { Database } from '../database/types'

type Message = Pick<Insertable<Database['contact_messages']>, 'kind' | 'consumer_no' | 'email' | 'locale'> & {
  readonly document: object
}

/** Returns the number of the message. */
export async function saveMessage(tx: Tx, { document, ...message }: Message): Promise<string> {
  const id = newId()
  await tx
    .insertInto('contact_messages')
    .values({ id, ...message, document: JSON.stringify(document) })
    .execute()
  return id
}
