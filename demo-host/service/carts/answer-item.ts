import type { CartItem } from '../../../core/shapes/cart-item'
import { toMajor } from '../pricing/currency'
import type { PricedLine } from '../pricing/types'
import type { Promotion } from '../pricing/promotion'
import type { CartLine } from '../documents/cart'
import type { Reader } from '../languages/localised'
import { availableClasses } from '../delivery/available-classes'
import { availableTo, shelfOf, unitPriceOf } from '../stock/shelf'
import { methodWords } from '../delivery/method-words'
import { classOf, shippingIdOf } from '../delivery/shipments'
import { shelfKey } from '../stock/shelf-key'
import { itemTextsOf, withSum } from '../catalogue/item-texts'
import type { CartView, GiftLine } from './view'

/** The shopper's own lines first, then gifts of promotions. */
export function answerItems(view: CartView, reader: Reader): CartItem[] {
  const priced = new Map(view.priced.lines.map(line => [line.id, line]))
  const methods = methodsOf(view, reader)
  return [
    ...view.row.document.lines.map(line => answerItem(line, priced.get(line.id), methods, view, reader)),
    ...view.gifts.map(gift => answerGift(gift, methods, view, reader)),
  ]
}

type Methods = ReadonlyMap<string, CartItem['shippingOptions']['shippingMethod']>

function methodsOf({ shipments, priced, row }: CartView, reader: Reader): Methods {
  return new Map(
    shipments.flatMap(({ shippingId, chosen }) => {
      if (!chosen) return []
      const price = priced.shipping.find(each => each.shippingId === shippingId)
      const amount = toMajor(price?.finalAmount ?? 0, row.currency)
      return [[shippingId, { code: chosen.code, ...methodWords(chosen, reader), price: { amount } }]]
    }),
  )
}

function answerItem(
  line: CartLine,
  priced: PricedLine | undefined,
  methods: Methods,
  view: CartView,
  reader: Reader,
): CartItem {
  const { currency } = view.row
  const item = describe(line, methods, view, reader)
  // An unavailable line is in no total, but still shows what it would cost.
  const { original, current } = priced ?? unitPriceIn(line, view) ?? { original: 0, current: 0 }
  const rowTotal = toMajor(priced?.rowTotal ?? current * line.qty, currency)
  item.price = {
    currency,
    original: toMajor(original, currency),
    current: toMajor(current, currency),
    rowOriginal: toMajor(original * line.qty, currency),
    rowTotal,
    priceAfterItemDiscount: rowTotal,
    priceAfterOrderDiscount: priced ? toMajor(priced.afterOrder, currency) : rowTotal,
  }
  item.taxTotal = toMajor(priced?.tax ?? 0, currency)
  item.cost = item.price.priceAfterOrderDiscount
  for (const { promotion, amount } of priced?.productDeductions ?? []) {
    item.productPromotions.push(answerPromotion(promotion, toMajor(amount, currency)))
  }
  const unavailable = view.unavailable.get(line.id)
  if (unavailable) item.unavailable = unavailable
  const reservedUntil = reservedUntilOf(line, view)
  if (reservedUntil) item.reservedUntil = reservedUntil
  return item
}

const answerPromotion = ({ couponCode, id, campaignId }: Promotion, price: number) => ({
  couponCode: couponCode ?? null,
  promotionId: id,
  campaignId,
  price,
})

const unitPriceIn = (line: CartLine, { shelf, facts, row }: CartView) =>
  unitPriceOf(line, shelf.get(line.upc), facts.get(line.productId), row.currency)

/** A line is reserved if stock is held for its whole quantity. */
function reservedUntilOf(line: CartLine, { inCart, shelf, at }: CartView): string | null {
  const name = shelfOf(line)
  const { held = 0, heldUntil = null } = shelf.get(name) ?? {}
  const until = heldUntil ? new Date(heldUntil) : null
  return until && until > at && held >= (inCart.get(name) ?? 0) ? until.toISOString() : null
}

function answerGift(
  { gift: { promotion }, line, entry }: GiftLine,
  methods: Methods,
  view: CartView,
  reader: Reader,
): CartItem {
  const item = describe(line, methods, view, reader)
  item.maxQty = line.qty
  item.price.original = toMajor(entry.original ?? 0, view.row.currency)
  item.bonus = true
  item.productPromotions.push(answerPromotion(promotion, 0))
  return item
}

/** A line without its prices. One object literal, because engines make it much faster than spread objects. */
function describe(line: CartLine, methods: Methods, view: CartView, reader: Reader): CartItem {
  const { currency } = view.row
  const facts = view.facts.get(line.productId)
  const product = facts?.document
  const { name, slug, image, pdpUrl, attributes } = itemTextsOf(line, facts, reader)
  const item: CartItem = {
    id: line.id,
    productId: line.productId,
    masterId: product?.masterId ?? line.productId,
    masterId2: product?.masterId ?? line.productId,
    upc: line.upc,
    qty: line.qty,
    maxQty: product?.maxQty ?? line.qty,
    recipeId: line.recipeId,
    name,
    slug,
    image,
    pdpUrl,
    attributes: withSum(attributes, unitPriceIn(line, view), currency, reader),
    price: {
      currency,
      original: 0,
      current: 0,
      rowTotal: 0,
      priceAfterItemDiscount: 0,
      priceAfterOrderDiscount: 0,
    },
    taxTotal: 0,
    bonus: false,
    isCustoms: line.recipeId !== null,
    isDigitalProduct: product?.productType === 'digital',
    giftOption: line.giftOption,
    shippingOptions: {
      selected: classOf(line, facts),
      available: availableClasses(line, facts, view),
      shippingMethod: methods.get(shippingIdOf(line, facts)) ?? null,
      storeInfo: storeInfoOf(line, view),
    },
    productPromotions: [],
    shippingPromotions: shippingPromotionsOf(shippingIdOf(line, facts), view),
    cost: 0,
  }
  if (line.customAmount !== null) item.customAmount = toMajor(line.customAmount, currency)
  return item
}

const shippingPromotionsOf = (shippingId: string, { priced, row }: CartView): CartItem['shippingPromotions'] =>
  priced.shipping
    .find(shipment => shipment.shippingId === shippingId)
    ?.deductions.map(({ promotion, amount }) => answerPromotion(promotion, toMajor(amount, row.currency))) ?? []

/** The store of a line, else the shopper's favourite, with its stock of that line. */
function storeInfoOf({ upc, delivery }: CartLine, view: CartView): CartItem['shippingOptions']['storeInfo'] {
  const id = delivery?.storeId ?? view.favStoreId
  const store = id ? view.places.byId.get(id) : undefined
  if (!store) return null
  const entry = view.shelf.get(shelfKey(upc, store.storeId))
  return { id: store.storeId, name: store.name, ...(entry ? { inventory: availableTo(entry) } : {}) }
}
