import type { Address } from '../../../core/shapes/address'
import type { CallContext, Session } from '../context'
import type { Db } from '../database/transaction'
import { priceCart } from '../pricing/price-cart'
import { untaxed } from '../pricing/tax'
import type { Audience, CartToPrice, Gift, LineToPrice, PricedCart } from '../pricing/types'
import type { CartOnShelf, ShelfEntry } from '../repositories/carts'
import { type CommerceSettings, commerceSettings } from '../repositories/commerce-settings'
import { type ProductFacts, productFacts } from '../repositories/product-facts'
import type { CartDocument, CartLine } from './document'
import { availableTo, countOf, unitPriceOf, whyUnavailable } from './shelf'
import { type CartShipment, type Destination, shipmentsOf } from './shipments'

/** A gift as it lies in the cart. */
export type GiftLine = { readonly gift: Gift; readonly line: CartLine; readonly entry: ShelfEntry }

/** A cart with everything that is known of it at one moment: what an answer, a check and an order are made from. */
export type CartView = CartOnShelf & {
  readonly facts: ReadonlyMap<string, ProductFacts>
  readonly settings: CommerceSettings
  readonly destination: Destination
  readonly shipments: readonly CartShipment[]
  readonly toPrice: CartToPrice
  readonly priced: PricedCart
  readonly gifts: readonly GiftLine[]
  /** What stands against lines, by line id. */
  readonly unavailable: ReadonlyMap<string, string>
  readonly at: Date
}

/** What the view of a cart depends on beside the cart. */
export type Viewer = Pick<CallContext, 'db' | 'country' | 'session'>

/** The upcs that promotions may give: read along with every cart, since they are few. */
export async function giftUpcs(db: Db, through: Db): Promise<string[]> {
  const { promotions } = await commerceSettings(db, through)
  return promotions.flatMap(({ reward }) => (reward.type === 'bonus' ? [reward.upc] : []))
}

/** Works a cart out: prices by the catalogue, promotions, shipments, tax. */
export async function viewCart(cart: CartOnShelf, viewer: Viewer, through: Db): Promise<CartView> {
  const { document, currency } = cart.row
  const settings = await commerceSettings(viewer.db, through)
  const facts = await productFacts(viewer.db, through, factIds(document, settings))
  const destination = destinationOf(document, viewer.country)
  const shipments = shipmentsOf(document, facts, settings.shippingMethods, destination)
  const at = new Date()

  const toPrice: CartToPrice = {
    currency,
    ...destination,
    at,
    lines: document.lines.flatMap(line => lineToPrice(line, cart, facts.get(line.productId))),
    promotions: settings.promotions,
    coupons: document.coupons,
    audiences: audiencesOf(viewer.session),
    shipping: shipments.flatMap(({ shippingId, chosen }) =>
      chosen ? [{ shippingId, code: chosen.code, amount: chosen.prices[currency] }] : [],
    ),
    taxRule: settings.taxRules.get(destination.country) ?? untaxed(destination.country),
    rewards: 0,
    paid: 0,
  }
  const priced = priceCart(toPrice)

  return {
    ...cart,
    facts,
    settings,
    destination,
    shipments,
    toPrice,
    priced,
    gifts: priced.gifts.flatMap(gift => giftLine(gift, cart)),
    unavailable: unavailableOf(cart, facts),
    at,
  }
}

function factIds({ lines }: CartDocument, { promotions }: CommerceSettings): string[] {
  const gifts = promotions.flatMap(({ reward }) => (reward.type === 'bonus' ? [reward.productId] : []))
  return [...lines.map(({ productId }) => productId), ...gifts]
}

function destinationOf(document: CartDocument, country: string): Destination {
  const [address] = Object.values(document.shippingAddresses)
  return address ? { country: address.countryCode, province: provinceOf(address) } : { country, province: null }
}

const provinceOf = ({ province, stateCode }: Address): string | null => province || stateCode || null

function lineToPrice(line: CartLine, { row, shelf }: CartOnShelf, facts: ProductFacts | undefined): LineToPrice[] {
  const price = unitPriceOf(line, shelf.get(line.upc), facts, row.currency)
  if (!price || !facts) return []
  const { categoryIds, taxClass } = facts.document
  return [{ id: line.id, productId: line.productId, categoryIds, taxClass, qty: line.qty, ...price }]
}

function unavailableOf({ row, shelf }: CartOnShelf, facts: ReadonlyMap<string, ProductFacts>): Map<string, string> {
  const { currency, document } = row
  return new Map(
    document.lines.flatMap(line => {
      const inCart = countOf(document.lines, line.upc)
      const code = whyUnavailable(line, shelf.get(line.upc), facts.get(line.productId), currency, inCart)
      return code ? [[line.id, code]] : []
    }),
  )
}

function giftLine(gift: Gift, { row, shelf }: CartOnShelf): GiftLine[] {
  const entry = shelf.get(gift.upc)
  if (!entry || availableTo(entry) < gift.qty + countOf(row.document.lines, gift.upc)) return []
  const { productId, upc, qty, promotion } = gift
  const line = { id: `gift-${promotion.id}`, productId, upc, qty, recipeId: null, giftOption: null, customAmount: null }
  return [{ gift, line, entry }]
}

function audiencesOf(session: Session | null): ReadonlySet<Audience> {
  const audiences = new Set<Audience>()
  if (session?.memberId) audiences.add('loyalty')
  if (session?.consumerType === 'EMPLOYEE' && session.termsAccepted) audiences.add('employee')
  return audiences
}
