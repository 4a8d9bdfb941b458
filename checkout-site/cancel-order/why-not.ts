import type { ShopError } from '../../core/errors/shop-error'
import type { CancelOrderWords } from './cancel-order.words'

/** Why an order stays, by the reason of the refusal; null for a failure that is no refusal. */
export function whyNot(error: ShopError, { refused }: Pick<CancelOrderWords, 'refused'>): string | null {
  if (error.kind !== 'http' || error.status !== 409) return null
  const { reason } = error.details
  return typeof reason === 'string' && isKnown(reason, refused) ? refused[reason] : refused.other
}

const isKnown = <Known extends object>(name: string, known: Known): name is string & keyof Known =>
  Object.hasOwn(known, name)
