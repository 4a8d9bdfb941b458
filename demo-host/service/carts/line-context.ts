import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import type { CartOnShelf } from '../repositories/carts'
import type { ProductFacts } from '../repositories/product-facts'
import { shopPlaces } from '../repositories/shop-places'
import type { LineContext } from './change-lines'
import { destinationOf } from './view'

export async function lineContextOf(
  call: Pick<CallContext, 'db' | 'country' | 'session' | 'configuration' | 'locale'>,
  tx: Tx,
  { row, shelf }: CartOnShelf,
  facts: ReadonlyMap<string, ProductFacts>,
): Promise<LineContext> {
  const places = await shopPlaces(call.db, tx)
  return {
    configuration: call.configuration,
    locale: call.locale,
    facts,
    shelf,
    currency: row.currency,
    places,
    country: destinationOf(row.document, call.country).country,
    isSignedIn: (call.session?.consumerType ?? 'GUEST') !== 'GUEST',
  }
}
