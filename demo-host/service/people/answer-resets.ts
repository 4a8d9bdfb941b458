import type { Configuration } from '../configuration'
import { type Db, inTransaction, type Tx } from '../database/transaction'
import { comparable, findPerson } from '../repositories/consumers'
import { leaveMails } from '../repositories/outbox'
import { giveReset, type ResetRequest, resetsOfLastHour, takeResetRequest } from '../repositories/password-resets'

/** The most mails to one person in an hour, whoever requests them. */
const MAX_IN_AN_HOUR = 3

type Context = { readonly db: Db; readonly configuration: Pick<Configuration, 'shopOrigin'> }

/**
 * Sends requested reset links. It runs apart from the call, which therefore takes as long for an address without an account.
 * Each request ends in the transaction that queues its mail.
 */
export async function answerResets({ db, configuration }: Context, end?: AbortSignal): Promise<void> {
  for (let isMore = true; isMore && !end?.aborted; ) {
    isMore = await inTransaction(db, async tx => {
      const request = await takeResetRequest(tx)
      if (request) await answer(tx, request, configuration.shopOrigin)
      return request !== undefined
    })
  }
}

async function answer(tx: Tx, { email, locale }: ResetRequest, shopOrigin: string): Promise<void> {
  const person = await findPerson(tx, email)
  // A closed account cannot be opened through its mailbox.
  if (!person || person.isClosed) return
  if ((await resetsOfLastHour(tx, person.consumerNo)) >= MAX_IN_AN_HOUR) return
  const { token, expiresAt } = await giveReset(tx, person.consumerNo)
  await leaveMails(tx, {
    kind: 'password-reset',
    to: comparable(email),
    locale,
    firstName: person.firstName,
    lastName: person.lastName,
    // After the hash, so that it appears in no server log and no `referer`.
    link: `${shopOrigin}/${locale.toLowerCase()}/reset-password#token=${token}`,
    expiresAt: expiresAt.toISOString(),
  })
}
