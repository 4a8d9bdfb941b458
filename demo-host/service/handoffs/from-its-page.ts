import type { Tx } from '../database/transaction'
import type { Service } from '../plugins/service'
import type { Handoff } from '../repositories/handoffs'

/** Anyone can make a code and send it in a link, but no link can fake that the browser comes from the code's page. */
export async function isFromItsPage(
  { accessKeys }: Pick<Service, 'accessKeys'>,
  tx: Tx,
  { origin, accessKey }: Handoff,
  from: string | null,
): Promise<boolean> {
  if (!from || from !== origin) return false
  const key = await accessKeys.find(accessKey, tx)
  return key?.origins.has(from) ?? false
}

/** Null for an invalid referrer. */
export function originOf(referrer: string | undefined): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { origin, protocol } = new URL(referrer)
  return protocol === 'http:' || protocol === 'https:' ? origin : null
}
