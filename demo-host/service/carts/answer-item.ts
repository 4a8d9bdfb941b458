import type { CartItem } from '../../../core/shapes/cart-item'
import { roundMoney } from '../../../core/format/round-money'
import type { CallContext } from '../context'
import { pictureUrl } from '../picture-url'
import { toMajor } from '../pricing/currency'
import type { PricedLine } from '../pricing/types'
import type { ProductFacts } from '../repositories/product-facts'
import type { Currency, Words } from '../seed/types'
import type { CartLine } from './document'
import { availableClasses } from '../delivery/available-classes'
import { availableTo, countOn, shelfOf, unitPriceOf } from './shelf'
import { classOf, shippingIdOf } from './shipments'
import { shelfKey } from '../stock/shelf-key'
import type { CartView, GiftLine } from './view'

/** In whose words an answer is given, and by which shop. */
export type Reader = Pick<CallContext, 'language' | 'locale' | 'configuration'>

/** Words in the reader's language, English where there are none. */
export const say = (words: Words, { locale }: Pick<Reader, 'locale'>): string =>
  (/^en-(?!US)/.test(locale) ? words['en-GB'] : words[locale.slice(0, 2) as keyof Words]) ?? words.en

/** The lines of a cart, the shopper's own first, then what promotions gave. */
export function answerItems(view: CartView, reader: Reader): CartItem[] {
  const { document } = view.row
  const priced = new Map(view.priced.lines.map(line => [line.id, line]))
  return [
    ...document.lines.map(line => answerItem(line, priced.get(line.id), view, reader)),
    ...view.gifts.map(gift => answerGift(gift, view, reader)),
  ]
}

function answerItem(line: CartLine, priced: PricedLine | undefined, view: CartView, reader: Reader): CartItem {
  const { currency } = view.row
  const money = (amount: number) => toMajor(amount, currency)
  const facts = view.facts.get(line.productId)
  const unavailable = view.unavailable.get(line.id)
  return {
    ...describe(line, facts, view, reader),
    price: {
      currency,
      original: money(priced?.original ?? 0),
      current: money(priced?.current ?? 0),
      rowTotal: money(priced?.rowTotal ?? 0),
      priceAfterItemDiscount: money(priced?.rowTotal ?? 0),
      priceAfterOrderDiscount: money(priced?.afterOrder ?? 0),
    },
    taxTotal: money(priced?.tax ?? 0),
    bonus: false,
    ...(unavailable ? { unavailable } : {}),
    ...reservationOf(line, view),
    productPromotions: (priced?.productDeductions ?? []).map(({ promotion, amount }) => ({
      couponCode: promotion.couponCode ?? null,
      promotionId: promotion.id,
      campaignId: promotion.campaignId,
      price: money(amount),
    })),
  }
}

/** A line is reserved where its shelf is held for all that the cart has of it. */
function reservationOf(line: CartLine, { row, shelf, at }: CartView): Pick<CartItem, 'reservedUntil'> {
  const name = shelfOf(line)
  const { held = 0, heldUntil = null } = shelf.get(name) ?? {}
  const until = heldUntil ? new Date(heldUntil) : null
  if (!until || until <= at || held < countOn(row.document.lines, name)) return {}
  return { reservedUntil: until.toISOString() }
}

function answerGift({ gift: { promotion }, line, entry }: GiftLine, view: CartView, reader: Reader): CartItem {
  const { currency } = view.row
  const free = { current: 0, rowTotal: 0, priceAfterItemDiscount: 0, priceAfterOrderDiscount: 0 }
  return {
    ...describe(line, view.facts.get(line.productId), view, reader),
    maxQty: line.qty,
    price: { currency, original: toMajor(entry.original ?? 0, currency), ...free },
    taxTotal: 0,
    bonus: true,
    productPromotions: [
      {
        couponCode: promotion.couponCode ?? null,
        promotionId: promotion.id,
        campaignId: promotion.campaignId,
        price: 0,
      },
    ],
  }
}

type Described = Omit<CartItem, 'price' | 'taxTotal' | 'bonus' | 'unavailable' | 'reservedUntil' | 'productPromotions'>

function describe(line: CartLine, facts: ProductFacts | undefined, view: CartView, reader: Reader): Described {
  const product = facts?.document
  const ownId = shippingIdOf(line, facts)
  const shipment = view.shipments.find(({ shippingId }) => shippingId === ownId)
  const price = view.priced.shipping.find(({ shippingId }) => shippingId === shipment?.shippingId)
  const slug = product?.slug ?? line.productId.toLowerCase()
  return {
    id: line.id,
    productId: line.productId,
    masterId: product?.masterId ?? line.productId,
    upc: line.upc,
    qty: line.qty,
    maxQty: product?.maxQty ?? line.qty,
    recipeId: line.recipeId,
    name: product ? say(product.name, reader) : line.productId,
    slug,
    image: imageOf(line, facts, reader),
    pdpUrl: `/${reader.locale.toLowerCase()}/p/${slug}-${line.productId}`,
    attributes: withSum(
      attributesOf(line, facts, reader),
      unitPriceOf(line, view.shelf.get(line.upc), facts, view.row.currency),
      view.row.currency,
      reader,
    ),
    isCustoms: line.recipeId !== null,
    isDigitalProduct: product?.productType === 'digital',
    giftOption: line.giftOption,
    ...(line.customAmount === null ? {} : { customAmount: toMajor(line.customAmount, view.row.currency) }),
    shippingOptions: {
      selected: classOf(line, facts),
      available: availableClasses(line, facts, view),
      shippingMethod: shipment?.chosen
        ? {
            code: shipment.chosen.code,
            label: say(shipment.chosen.label, reader),
            deliveryTime: say(shipment.chosen.deliveryTime, reader),
            price: { amount: toMajor(price?.finalAmount ?? 0, view.row.currency) },
          }
        : null,
      storeInfo: storeInfoOf(line, view),
    },
  }
}

/** The store that a line is fetched from, else the shopper's favourite, with what it has of the line. */
function storeInfoOf({ upc, delivery }: CartLine, view: CartView): CartItem['shippingOptions']['storeInfo'] {
  const id = delivery?.storeId ?? view.favStoreId
  const store = id ? view.places.byId.get(id) : undefined
  if (!store) return null
  const entry = view.shelf.get(shelfKey(upc, store.storeId))
  return { id: store.storeId, name: store.name, ...(entry ? { inventory: availableTo(entry) } : {}) }
}

const DESIGN: Words = { en: 'Design', fr: 'Création', de: 'Design', ja: 'デザイン', ar: 'التصميم' }

/** What was chosen of a product, in words: its variant, and the design that it is made to. */
export function attributesOf(
  { upc, recipeId }: Pick<CartLine, 'upc' | 'recipeId'>,
  facts: ProductFacts | undefined,
  reader: Reader,
): CartItem['attributes'] {
  const recipe = facts?.document.customs?.recipes.find(({ id }) => id === recipeId)
  const chosen = (facts?.variants.get(upc) ?? []).map(({ type, value }) => {
    const attribute = facts?.document.attributes.find(known => known.type === type)
    const option = attribute?.options.find(known => known.value === value)
    return {
      type,
      label: attribute ? say(attribute.label, reader) : type,
      value: option ? say(option.label, reader) : value,
    }
  })
  if (!recipe) return chosen
  return [...chosen, { type: 'recipe', label: say(DESIGN, reader), value: say(recipe.label, reader) }]
}

/** A gift card is called by what is on it, also where that is a sum of the shopper's own. */
export const withSum = (
  attributes: CartItem['attributes'],
  price: { readonly current: number } | null,
  currency: Currency,
  { locale }: Pick<Reader, 'locale'>,
): CartItem['attributes'] =>
  attributes.map(attribute =>
    attribute.type === 'amount' && price
      ? { ...attribute, value: roundMoney(toMajor(price.current, currency), currency, locale) }
      : attribute,
  )

/** The picture of what was chosen, else the first of the product. */
export function imageOf(
  { upc }: Pick<CartLine, 'upc'>,
  facts: ProductFacts | undefined,
  { configuration }: Reader,
): string {
  const values = facts?.variants.get(upc)?.map(({ value }) => value) ?? []
  const options = facts?.document.attributes.flatMap(attribute => attribute.options) ?? []
  const withPictures = options.filter(option => option.pictures && option.pictures.length > 0)
  const own = withPictures.find(({ value }) => values.includes(value)) ?? withPictures[0]
  const [picture] = own?.pictures ?? []
  return picture ? pictureUrl(configuration, picture.name) : ''
}
