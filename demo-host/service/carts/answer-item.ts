import type { CartItem } from '../../../core/shapes/cart-item'
import type { CallContext } from '../context'
import { pictureUrl } from '../picture-url'
import { toMajor } from '../pricing/currency'
import type { PricedLine } from '../pricing/types'
import type { ProductFacts } from '../repositories/product-facts'
import type { Words } from '../seed/types'
import type { CartLine } from './document'
import { classOf } from './shipments'
import type { CartView, GiftLine } from './view'

/** In whose words an answer is given, and by which shop. */
export type Reader = Pick<CallContext, 'language' | 'locale' | 'configuration'>

/** Words in the reader's language, English where there are none. */
export const say = (words: Words, { language }: Pick<Reader, 'language'>): string => words[language] ?? words.en

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
    productPromotions: (priced?.productDeductions ?? []).map(({ promotion, amount }) => ({
      couponCode: promotion.couponCode ?? null,
      promotionId: promotion.id,
      campaignId: promotion.campaignId,
      price: money(amount),
    })),
  }
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

type Described = Omit<CartItem, 'price' | 'taxTotal' | 'bonus' | 'unavailable' | 'productPromotions'>

function describe(line: CartLine, facts: ProductFacts | undefined, view: CartView, reader: Reader): Described {
  const product = facts?.document
  const shipment = view.shipments.find(({ class: deliveryClass }) => deliveryClass === classOf(line, facts))
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
    attributes: attributesOf(line, facts, reader),
    isCustoms: line.recipeId !== null,
    isDigitalProduct: product?.productType === 'digital',
    giftOption: line.giftOption,
    shippingOptions: {
      selected: classOf(line, facts),
      available: [classOf(line, facts)],
      shippingMethod: shipment?.chosen
        ? {
            code: shipment.chosen.code,
            label: say(shipment.chosen.label, reader),
            deliveryTime: say(shipment.chosen.deliveryTime, reader),
            price: { amount: toMajor(price?.finalAmount ?? 0, view.row.currency) },
          }
        : null,
      storeInfo: null,
    },
  }
}

function attributesOf({ upc }: CartLine, facts: ProductFacts | undefined, reader: Reader): CartItem['attributes'] {
  return (facts?.variants.get(upc) ?? []).map(({ type, value }) => {
    const attribute = facts?.document.attributes.find(known => known.type === type)
    const option = attribute?.options.find(known => known.value === value)
    return {
      type,
      label: attribute ? say(attribute.label, reader) : type,
      value: option ? say(option.label, reader) : value,
    }
  })
}

function imageOf({ upc }: CartLine, facts: ProductFacts | undefined, { configuration }: Reader): string {
  const values = facts?.variants.get(upc)?.map(({ value }) => value) ?? []
  const options = facts?.document.attributes.flatMap(attribute => attribute.options) ?? []
  const withPictures = options.filter(option => option.pictures && option.pictures.length > 0)
  const own = withPictures.find(({ value }) => values.includes(value)) ?? withPictures[0]
  const [picture] = own?.pictures ?? []
  return picture ? pictureUrl(configuration, picture.name) : ''
}
