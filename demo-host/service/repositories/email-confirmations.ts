import type { Db, Tx } from '../database/transaction'
import { hashOf } from './access-tokens'
import { linksOfLastHour, type MailedLink, newLink, readLink, spendLinks } from './mailed-links'

const DAY_MS = 86_400_000

/** How many links a person was given in the last hour. */
export const confirmationsOfLastHour = (db: Db, consumerNo: string): Promise<number> =>
  linksOfLastHour(db, 'email_confirmations', consumerNo)

/** Gives a person a token that confirms their address once, for a day. */
export async function giveConfirmation(tx: Tx, consumerNo: string): Promise<MailedLink> {
  const { link, row } = newLink(DAY_MS)
  await tx
    .insertInto('email_confirmations')
    .values({ ...row, consumer_no: consumerNo })
    .execute()
  return link
}

/** What using a token came to; one that nobody was given counts as expired. */
export type UsedConfirmation =
  | { readonly kind: 'confirmed'; readonly consumerNo: string }
  | { readonly kind: 'expired' | 'used' }

/** Uses a token up, once, and with it every other link of the same person. */
export async function spendConfirmation(tx: Tx, token: string): Promise<UsedConfirmation> {
  const link = readLink(
    await tx
      .selectFrom('email_confirmations')
      .selectAll()
      .where('hash', '=', hashOf(token))
      .forUpdate()
      .executeTakeFirst(),
  )
  if (link.kind !== 'open') return link
  const consumerNo = link.row.consumer_no
  await spendLinks(tx, 'email_confirmations', consumerNo)
  return { kind: 'confirmed', consumerNo }
}
