import type { Tx } from '../database/transaction'
import type { Service } from '../plugins/service'
import type { Handoff } from '../repositories/handoffs'

/** Anyone may make a code and send it in a link. No link can forge that the browser comes from the page that the code is bound to. */
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

/** The origin of a referrer as a browser tells it; null for what is none. */
export function originOf(referrer: string | undefined): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { origin, protocol } = new URL(referrer)
  return protocol === 'http:' || protocol === 'https:' ? origin : null
}
