import type { DeliveryClass } from '../../../core/shapes/delivery-class'
import type { CallContext, Session } from '../calls/context'
import type { Db } from '../database/transaction'
import { pickUpClasses } from '../delivery/available-classes'
import { priceCart } from '../pricing/price-cart'
import { sound } from '../pricing/sound'
import { paidBy } from '../pricing/totals'
import { untaxed } from '../pricing/tax'
import type { Audience, CartToPrice, Gift, LineToPrice, PricedCart } from '../pricing/types'
import type { CartOnShelf, ShelfEntry } from '../repositories/carts'
import { type CommerceSettings, commerceSettings } from '../repositories/commerce-settings'
import { type ProductFacts, productFacts } from '../repositories/product-facts'
import { type ShopPlaces, shopPlaces } from '../repositories/shop-places'
import type { CartDocument, CartLine } from '../documents/cart'
import { priceForEmployee } from './employee-discount'
import { NO_DISCOUNT, type OwnDiscount, type OwnPrice } from './own-discount'
import { type PaidParts, payParts } from './payment-parts'
import { priceForProgramme } from './programme-discount'
import { availableTo, countOn, countsByShelf, shelfOf, unitPriceOf, whyUnavailable } from '../stock/shelf'
import { isDeliverable } from '../catalogue/deliverable'
import { type CartShipment, type Destination, parcelAddresses, shipmentsOf } from '../delivery/shipments'

export type GiftLine = { readonly gift: Gift; readonly line: CartLine; readonly entry: ShelfEntry }

/** A cart with everything that is known of it at one moment. Answers, checks and orders are made from it. */
export type CartView = CartOnShelf & {
  readonly facts: ReadonlyMap<string, ProductFacts>
  readonly settings: CommerceSettings
  readonly places: ShopPlaces
  readonly destination: Destination
  readonly shipments: readonly CartShipment[]
  readonly toPrice: CartToPrice
  readonly priced: PricedCart
  /** What pays besides the main method; already in the totals. */
  readonly paid: PaidParts
  readonly own: OwnDiscount
  readonly gifts: readonly GiftLine[]
  readonly inCart: ReadonlyMap<string, number>
  /** Pick-up options in the cart's country. */
  readonly fetched: readonly DeliveryClass[]
  /** Why lines are unavailable, by line id. */
  readonly unavailable: ReadonlyMap<string, string>
  readonly at: Date
  /** The reader is an associate, who may take something off. */
  readonly mayAdjust: boolean
  /** The store whose stock each line shows besides its own. */
  readonly favStoreId?: string | null
}

export type Viewer = Pick<CallContext, 'db' | 'country' | 'session' | 'trusted' | 'configuration'>

/** The few upcs that promotions may give; they are read with every cart. */
export async function giftUpcs(db: Db, through: Db): Promise<string[]> {
  const { promotions } = await commerceSettings(db, through)
  return promotions.flatMap(({ reward }) => (reward.type === 'bonus' ? [reward.upc] : []))
}

export async function viewCart(cart: CartOnShelf, viewer: Viewer, through: Db): Promise<CartView> {
  const { document, currency } = cart.row
  // A personal price would identify the person, so only first-party pages get one.
  const session = viewer.trusted ? viewer.session : null
  const settings = await commerceSettings(viewer.db, through)
  const places = await shopPlaces(viewer.db, through)
  const facts = await productFacts(viewer.db, through, factIds(document, settings))
  const destination = destinationOf(document, viewer.country)
  const shipments = shipmentsOf(document, facts, settings.shippingMethods, destination)
  const at = new Date()
  const inCart = countsByShelf(document.lines)
  const unavailable = unavailableOf(cart, facts, inCart, viewer)
  const canBeHad = ({ id }: CartLine) => !noneLeft.has(unavailable.get(id) ?? '')

  const toPrice: CartToPrice = {
    currency,
    ...destination,
    at,
    // What is unavailable is in no total, and brings no promotion nearer.
    lines: document.lines.filter(canBeHad).flatMap(line => lineToPrice(line, cart, facts.get(line.productId), places)),
    promotions: settings.promotions,
    coupons: document.coupons,
    audiences: audiencesOf(session),
    shipping: shipments.flatMap(({ shippingId, chosen, storeId }) =>
      chosen ? [{ shippingId, code: chosen.code, amount: chosen.prices[currency], ...taxedAt(storeId, places) }] : [],
    ),
    taxRule: settings.taxRules.get(destination.country) ?? untaxed(destination.country),
    adjustments: document.adjustments ?? [],
    rewards: 0,
    paid: 0,
  }
  const { priced: bare, own } = await priceFor(session, through, toPrice)
  const paid = await payParts(through, document, bare, currency, at)
  const priced = { ...bare, totals: paidBy(bare.totals, paid) }

  return {
    ...cart,
    paid,
    own,
    facts,
    settings,
    places,
    destination,
    shipments,
    toPrice,
    priced,
    gifts: giftLines(priced.gifts, cart),
    inCart,
    unavailable,
    fetched: pickUpClasses(settings, places, destination),
    at,
    mayAdjust: Boolean(session?.associate),
  }
}

function priceFor(session: Session | null, db: Db, toPrice: CartToPrice): OwnPrice | Promise<OwnPrice> {
  const price = (cart: CartToPrice) => sound(priceCart(cart))
  if (session?.consumerType === 'EMPLOYEE') return priceForEmployee(db, session, toPrice, price)
  if (session?.consumerType === 'REGISTERED') return priceForProgramme(db, session.consumerNo, toPrice, price)
  return { priced: price(toPrice), own: NO_DISCOUNT }
}

/** Codes that mean none of a line is available; with others a smaller quantity may be. */
const noneLeft: ReadonlySet<string> = new Set(['INV700', 'INV701', 'INV703', 'ORD404'])

function factIds({ lines }: CartDocument, { promotions }: CommerceSettings): string[] {
  const gifts = promotions.flatMap(({ reward }) => (reward.type === 'bonus' ? [reward.productId] : []))
  return [...lines.map(({ productId }) => productId), ...gifts]
}

/** Where a cart's parcels go, as far as known. */
export function destinationOf(document: CartDocument, country: string): Destination {
  const [[, address] = []] = parcelAddresses(document)
  return address ? { country: address.countryCode, province: address.province || null } : { country, province: null }
}

/** What is picked up is taxed where the store is. */
function taxedAt(storeId: string | null | undefined, { byId }: ShopPlaces): { province?: string | null } {
  const place = storeId ? byId.get(storeId) : undefined
  return place ? { province: place.province ?? null } : {}
}

function lineToPrice(
  line: CartLine,
  { row, shelf }: CartOnShelf,
  facts: ProductFacts | undefined,
  places: ShopPlaces,
): LineToPrice[] {
  const price = unitPriceOf(line, shelf.get(line.upc), facts, row.currency)
  if (!price || !facts) return []
  const { categoryIds, taxClass } = facts.document
  return [
    {
      id: line.id,
      productId: line.productId,
      categoryIds,
      taxClass,
      qty: line.qty,
      ...price,
      ...taxedAt(line.delivery?.storeId, places),
    },
  ]
}

function unavailableOf(
  { row, shelf }: CartOnShelf,
  facts: ReadonlyMap<string, ProductFacts>,
  inCart: ReadonlyMap<string, number>,
  { configuration }: Viewer,
): Map<string, string> {
  const { currency, document } = row
  return new Map(
    document.lines.flatMap(line => {
      const name = shelfOf(line)
      const wanted = inCart.get(name) ?? 0
      const known = facts.get(line.productId)
      const sold = known && isDeliverable(known.document, configuration) ? known : undefined
      const code = whyUnavailable(line, shelf.get(name), sold, currency, wanted)
      return code ? [[line.id, code]] : []
    }),
  )
}

/** The available gifts; what one promotion gave is not there for the next. */
function giftLines(gifts: readonly Gift[], { row, shelf }: CartOnShelf): GiftLine[] {
  const given: GiftLine[] = []
  for (const gift of gifts) {
    const { productId, upc, qty, promotion } = gift
    const entry = shelf.get(upc)
    const taken = countOn([...row.document.lines, ...given.map(({ line }) => line)], upc)
    if (!entry || availableTo(entry) < taken + qty) continue
    const bare = { productId, upc, qty, recipeId: null, giftOption: null, customAmount: null }
    given.push({ gift, line: { ...bare, id: `gift-${promotion.id}` }, entry })
  }
  return given
}

function audiencesOf(session: Session | null): ReadonlySet<Audience> {
  const audiences = new Set<Audience>()
  if (session?.memberId) audiences.add('loyalty')
  return audiences
}
