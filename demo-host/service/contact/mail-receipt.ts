import type { Tx } from '../database/transaction'
import { countAttempts } from '../repositories/attempt-windows'
import { leaveMails } from '../repositories/outbox'

/** Mails that one address gets in an hour, whoever types it. */
const MAX_IN_AN_HOUR = 3
const HOUR_SECONDS = 3600

/** Mails that a message has come. Its sender may have typed a stranger's address, and is not told whether a mail goes there. */
export async function mailReceipt(tx: Tx, to: string, { locale, number }: { locale: string; number: string }) {
  const [receipts] = await countAttempts(tx, [`receipt to ${to}`], HOUR_SECONDS)
  if (receipts && receipts.count > MAX_IN_AN_HOUR) return
  await leaveMails(tx, { kind: 'message-received', to, locale, number })
}
