import type { ListItem, ListQuery } from '../../../core/lists/contracts'
import type { Reader } from '../languages/say'
import { isDeliverable } from '../catalogue/deliverable'
import { thingOf, withSum } from '../catalogue/thing'
import { availableTo, unitPriceOf } from '../stock/shelf'
import type { CallContext } from '../calls/context'
import type { Db } from '../database/transaction'
import { fail } from '../failure'
import { toMajor } from '../pricing/currency'
import { readShelf, type Shelf } from '../repositories/carts'
import { type ProductOffer, productOffers } from '../repositories/lists'
import { type ProductFacts, productFacts } from '../repositories/product-facts'
import type { Minor } from '../pricing/money'
import { MOST_LISTED } from './change-list'
import type { ListDocument, ListedThing } from '../documents/list'

/** One page of a list, with today's prices and stock; items that left the catalogue stay as they were. */
export async function answerItems(
  call: CallContext,
  through: Db,
  { items }: ListDocument,
  { start = '0', count = `${MOST_LISTED}` }: ListQuery = {},
): Promise<ListItem[]> {
  if (!/^\d+$/.test(start) || !/^\d+$/.test(count)) {
    throw fail('GEN500', { field: 'start' }, { status: 400, message: 'start and count must be numbers' })
  }
  const part = items.slice(Number(start), Number(start) + Math.min(Number(count), MOST_LISTED))
  const facts = await productFacts(
    call.db,
    through,
    part.map(({ productId }) => productId),
  )
  const upcs = part.flatMap(({ upc }) => upc ?? [])
  const shelf: Shelf = upcs.length > 0 ? await readShelf(through, call.currency, upcs) : new Map()
  const open = part.filter(({ upc }) => upc === null).map(({ productId }) => productId)
  const offers = await productOffers(through, call.currency, open)
  return part.map(thing => {
    const known = facts.get(thing.productId)
    const isSold = known !== undefined && isDeliverable(known.document, call.configuration)
    const offer = known ? offerOf(thing, { facts: known, shelf, offers, currency: call.currency }) : null
    return answerThing(thing, known, offer && { ...offer, available: offer.available && isSold }, call)
  })
}

type Offer = {
  readonly price: { original: Minor; current: Minor; isLowest?: boolean } | null
  readonly available: boolean
}

function offerOf(
  thing: ListedThing,
  known: {
    facts: ProductFacts
    shelf: Shelf
    offers: ReadonlyMap<string, ProductOffer>
    currency: CallContext['currency']
  },
): Offer | null {
  const { facts, shelf, offers, currency } = known
  if (thing.upc === null) {
    const offer = offers.get(thing.productId)
    if (!offer) return null
    const { original, current, differs: isLowest, available } = offer
    const price = current === null ? null : { original: Math.max(original ?? 0, current), current, isLowest }
    return { price, available }
  }
  const entry = shelf.get(thing.upc)
  if (!entry || !facts.variants.has(thing.upc)) return null
  const isForeign = thing.customAmount !== null && thing.currency !== currency
  const price = isForeign ? null : unitPriceOf({ ...thing, upc: thing.upc }, entry, facts, currency)
  return { price, available: price !== null && availableTo(entry) > 0 }
}

function answerThing(
  thing: ListedThing,
  facts: ProductFacts | undefined,
  offer: Offer | null,
  call: Reader & Pick<CallContext, 'currency'>,
): ListItem {
  const { currency } = call
  const { productId, recipeId } = thing
  const { name, image, pdpUrl, attributes } = thingOf({ productId, upc: thing.upc ?? '', recipeId }, facts, call)
  return {
    itemId: thing.id,
    productId: thing.productId,
    upc: thing.upc,
    qty: thing.qty,
    recipeId: thing.recipeId,
    name,
    image,
    pageUrl: pdpUrl,
    attributes: withSum(attributes, offer?.price ?? null, currency, call),
    price: offer?.price
      ? {
          currency,
          original: toMajor(offer.price.original, currency),
          current: toMajor(offer.price.current, currency),
          ...(offer.price.isLowest ? { isLowest: true } : {}),
        }
      : null,
    available: offer?.available ?? false,
  }
}
