import type { Insertable } from 'kysely'
import { SWEPT_AT_ONCE, untilDone } from '../database/batches'
import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import type { Database } from '../database/types'
import { randomNumber } from '../luhn'

type Kind = Insertable<Database['contact_messages']>['kind']

type Message = Pick<Insertable<Database['contact_messages']>, 'kind' | 'consumer_no' | 'email' | 'locale'> & {
  readonly document: object
}

/** Returns the number that its sender is told, and the id that its pictures have. */
export async function saveMessage(
  tx: Tx,
  { document, ...message }: Message,
): Promise<{ readonly id: string; readonly number: string }> {
  const id = newId()
  const number = await freeNumber(tx, message.kind)
  await tx
    .insertInto('contact_messages')
    .values({ id, number, ...message, document: JSON.stringify(document) })
    .execute()
  return { id, number }
}

/** Gives a number to each message that a release without numbers has kept. */
export async function numberMessages(db: Db, atOnce = SWEPT_AT_ONCE): Promise<void> {
  await untilDone(atOnce, async () => {
    const messages = db.selectFrom('contact_messages').select(['id', 'kind']).where('number', 'is', null)
    const rows = await messages.limit(atOnce).execute()
    for (const { id, kind } of rows) {
      const number = await freeNumber(db, kind)
      await db
        .updateTable('contact_messages')
        .set({ number })
        .where('id', '=', id)
        .where('number', 'is', null)
        .execute()
    }
    return rows.length
  })
}

const LETTERS: Readonly<Record<Kind, string>> = { message: 'M', warranty: 'W' }
const RANDOM_DIGITS = 7

/** Short enough to be said on the telephone, with a digit that shows a slip. */
async function freeNumber(db: Db | Tx, kind: Kind): Promise<string> {
  for (;;) {
    const number = LETTERS[kind] + randomNumber(RANDOM_DIGITS)
    const taken = db.selectFrom('contact_messages').select('id').where('number', '=', number)
    if (!(await taken.executeTakeFirst())) return number
  }
}
