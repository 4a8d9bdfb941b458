import type { ProductSet, ProductSets } from '../../../core/catalogue/sets/contracts'
import type { CallContext } from '../calls/context'
import { sendsMails } from '../configuration'
import { fail } from '../failure'
import { readCards, readWhichAvailable } from '../repositories/product-cards'
import { readSet, readSetsOf } from '../repositories/product-sets'
import { answerCard } from './answer-card'
import { readerOf } from './reader'

/** A set with parts that are not sold here is left out. */
const LEAST = 2

export async function productSetsAnswer(
  call: CallContext & { readonly params: { readonly productId: string } },
): Promise<ProductSets> {
  const { localised } = readerOf(call)
  const [it] = await readCards(call.db, [call.params.productId], call.currency)
  if (!it) throw fail('PLP400', {}, { status: 404 })
  const sets = await readSetsOf(call.db, it.id)
  const cards = await readCards(call.db, [...new Set(sets.flatMap(({ productIds }) => productIds))], call.currency)
  const sold = new Set(cards.filter(({ prices }) => prices.length > 0).map(({ id }) => id))
  return {
    productSets: sets
      .filter(({ productIds }) => productIds.filter(id => sold.has(id)).length >= LEAST)
      .map(({ id, document: { name } }) => ({ id, name: localised(name) })),
  }
}

export async function productSetAnswer(
  call: CallContext & { readonly params: { readonly productSetId: string } },
): Promise<ProductSet> {
  const { localised } = readerOf(call)
  const { db, currency, configuration } = call
  const found = await readSet(db, call.params.productSetId)
  if (!found) throw fail('PLP400', {}, { status: 404 })
  const { id, document, productIds } = found
  const available = new Set((await readWhichAvailable(db, productIds, sendsMails(configuration))).split(' '))
  const records = await readCards(db, productIds, currency)
  const products = records.flatMap(record => answerCard(record, available.has(record.id), call, []))
  if (products.length < LEAST) throw fail('PLP400', {}, { status: 404 })
  return {
    id,
    name: localised(document.name),
    description: document.description ? localised(document.description) : null,
    products,
  }
}
