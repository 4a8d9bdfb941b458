import type { Subscription } from '../../../core/shapes/consent'

/** The latest subscription of each kind and channel, with its date; repeating one keeps the first date. A named recipient could be anybody, so none is kept. */
export function datedSubscriptions(
  before: readonly Subscription[],
  changes: readonly Subscription[],
  country: string,
): Subscription[] {
  const saved = new Map(before.map(each => [kindOf(each), each]))
  const now = new Date().toISOString()
  for (const change of changes) {
    const known = saved.get(kindOf(change))
    const since = known?.optin === change.optin ? (known.optinDate ?? known.optoutDate) : now
    const date = change.optin ? { optinDate: since ?? now } : { optoutDate: since ?? now }
    saved.set(kindOf(change), { country, ...wishOf(known ?? change), ...wishOf(change), ...date })
  }
  return [...saved.values()]
}

/** One wish of each kind counts. */
export const kindOf = ({ type, channel }: Subscription): string => `${type} ${channel}`

function wishOf({ optinDate: _in, optoutDate: _out, recipient: _to, ...wish }: Subscription): Subscription {
  return wish
}
