import type { Configuration } from '../configuration'
import { type Db, inTransaction, type Tx } from '../database/transaction'
import { comparable, findPerson } from '../repositories/consumers'
import { leaveMails } from '../repositories/outbox'
import { giveReset, type ResetRequest, resetsOfLastHour, takeResetRequest } from '../repositories/password-resets'

/** Mails that one person gets in an hour, whoever asks for them. */
const MOST_IN_AN_HOUR = 3

type Context = { readonly db: Db; readonly configuration: Pick<Configuration, 'shopOrigin'> }

/**
 * Sends the links that were asked for. It runs apart from the call that asks, so that asking takes as long for an address
 * without an account. Each request ends in the transaction that leaves its mail.
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
  // Nobody opens a closed account by its mailbox.
  if (!person || person.locked) return
  if ((await resetsOfLastHour(tx, person.consumerNo)) >= MOST_IN_AN_HOUR) return
  const { token, expiresAt } = await giveReset(tx, person.consumerNo)
  await leaveMails(tx, {
    kind: 'password-reset',
    to: comparable(email),
    locale,
    firstName: person.firstName,
    // After the hash: no server's log and no `referer` has it.
    link: `${shopOrigin}/${locale.toLowerCase()}/reset-password#token=${token}`,
    expiresAt: expiresAt.toISOString(),
  })
}
