import type { ListItem, ListQuery } from '../../../core/lists/contracts'
import type { Reader } from '../languages/localised'
import { isDeliverable } from '../catalogue/deliverable'
import { itemTextsOf, withSum } from '../catalogue/item-texts'
import { availableTo, unitPriceOf } from '../stock/shelf'
import type { CallContext } from '../calls/context'
import type { Db } from '../database/transaction'
import { fail } from '../failure'
import { toMajor } from '../pricing/currency'
import { readShelf, type Shelf } from '../repositories/carts'
import { type ProductOffer, productOffers } from '../repositories/lists'
import { type ProductFacts, productFacts } from '../repositories/product-facts'
import type { Minor } from '../pricing/money'
import { MAX_ITEMS } from './change-list'
import type { ListDocument, ListedItem } from '../documents/list'

/** One page of a list, with today's prices and stock; items that left the catalogue stay as they were. */
export async function answerItems(
  call: CallContext,
  through: Db,
  { items }: ListDocument,
  { start = '0', count = `${MAX_ITEMS}` }: ListQuery = {},
): Promise<ListItem[]> {
  if (!/^\d+$/.test(start) || !/^\d+$/.test(count)) {
    throw fail('GEN500', { field: 'start' }, { status: 400, message: 'start and count must be numbers' })
  }
  const part = items.slice(Number(start), Number(start) + Math.min(Number(count), MAX_ITEMS))
  const facts = await productFacts(
    call.db,
    through,
    part.map(({ productId }) => productId),
  )
  const upcs = part.flatMap(({ upc }) => upc ?? [])
  const shelf: Shelf = upcs.length > 0 ? await readShelf(through, call.currency, upcs) : new Map()
  const open = part.filter(({ upc }) => upc === null).map(({ productId }) => productId)
  const offers = await productOffers(through, call.currency, open)
  return part.map(item => {
    const known = facts.get(item.productId)
    const isSold = known !== undefined && isDeliverable(known.document, call.configuration)
    const offer = known ? offerOf(item, { facts: known, shelf, offers, currency: call.currency }) : null
    return answerItem(item, known, offer && { ...offer, available: offer.available && isSold }, call)
  })
}

type Offer = {
  readonly price: { original: Minor; current: Minor; isLowest?: boolean; historicBest?: Minor | null } | null
  readonly available: boolean
}

function offerOf(
  item: ListedItem,
  known: {
    facts: ProductFacts
    shelf: Shelf
    offers: ReadonlyMap<string, ProductOffer>
    currency: CallContext['currency']
  },
): Offer | null {
  const { facts, shelf, offers, currency } = known
  if (item.upc === null) {
    const offer = offers.get(item.productId)
    if (!offer) return null
    const { original, current, historicBest, differs: isLowest, available } = offer
    const price =
      current === null ? null : { original: Math.max(original ?? 0, current), current, isLowest, historicBest }
    return { price, available }
  }
  const entry = shelf.get(item.upc)
  if (!entry || !facts.variants.has(item.upc)) return null
  const isForeign = item.customAmount !== null && item.currency !== currency
  const price = isForeign ? null : unitPriceOf({ ...item, upc: item.upc }, entry, facts, currency)
  return { price, available: price !== null && availableTo(entry) > 0 }
}

function answerItem(
  item: ListedItem,
  facts: ProductFacts | undefined,
  offer: Offer | null,
  call: Reader & Pick<CallContext, 'currency'>,
): ListItem {
  const { currency } = call
  const { productId, recipeId } = item
  const { name, image, pdpUrl, attributes } = itemTextsOf({ productId, upc: item.upc ?? '', recipeId }, facts, call)
  return {
    itemId: item.id,
    productId: item.productId,
    upc: item.upc,
    qty: item.qty,
    recipeId: item.recipeId,
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
          ...(offer.price.historicBest && offer.price.current < offer.price.original
            ? { historicBestPrice: toMajor(offer.price.historicBest, currency) }
            : {}),
        }
      : null,
    available: offer?.available ?? false,
  }
}
