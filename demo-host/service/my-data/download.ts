import { strToU8, zipSync } from 'fflate'
import type { SentFile } from '../../../core/shapes/sent-file'
import type { CallContext } from '../calls/context'
import { inTransaction } from '../database/transaction'
import { provePassword } from '../people/prove-owner'
import { leaveMails } from '../repositories/outbox'
import { personalRows } from '../repositories/personal-data'

/** What opens something for whoever has it, or means nothing outside of the shop. */
const SECRETS = new Set([
  'password_hash',
  'credential_id',
  'public_key',
  'token',
  'secret_hash',
  'parent_hash',
  'likeness',
])

/** All that is kept of whoever calls, as JSON files in a ZIP; they are told by mail that it was taken. */
export async function downloadData(call: CallContext, password: string): Promise<SentFile> {
  const { db, locale } = call
  const { consumerNo } = call.shopper()
  const { email, firstName } = await provePassword(call, password)
  const now = new Date().toISOString()
  const files = { about: { of: email, made: now }, ...(await personalRows(db, { consumerNo, email })) }
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, rows]) => [`${name}.json`, jsonOf(rows)])))
  await inTransaction(db, tx => leaveMails(tx, { kind: 'data-downloaded', to: email, locale, firstName }))
  return {
    fileName: `my-data-${now.slice(0, 10)}.zip`,
    contentType: 'application/zip',
    content: Buffer.from(zip).toString('base64'),
  }
}

const jsonOf = (rows: unknown): Uint8Array =>
  strToU8(JSON.stringify(rows, (name, value: unknown) => (SECRETS.has(name) ? undefined : value), 2))
