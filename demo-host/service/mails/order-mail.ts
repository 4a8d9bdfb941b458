import type { Order } from '../../../core/checkout/contracts'
import { addressLines } from '../../../core/format/address-lines'
import { listed } from '../../../core/format/listed'
import { money } from '../../../core/format/money'
import { buyerOf, sentTo } from '../../../core/format/contact-of'
import { collectionClasses } from '../../../core/format/collection'
import type { Configuration } from '../configuration'
import type { Greeted, MailEntry } from '../documents/mail'
import type { Parcel } from '../documents/parcel'
import type { ArrivedReturn } from '../documents/return'
import { sumOfParts } from '../orders/refund-of'
import { nonRefundableSum } from '../orders/kept-gift-cards'
import { RETURN_DAYS } from '../orders/return-days'
import { toMajor } from '../pricing/currency'
import { localeOf, type OrderRow } from '../repositories/orders'
import type { ComposedMail, Fact, MailContent } from './content'
import { greetingOf } from './greeting'
import { paidWith, refundedTo } from './paid-with'
import { placedDay } from './placed-day'
import { shopLinks } from './shop-links'
import { sumsOf } from './sums'
import { type MailWords, wordsOf } from './words'

export type OrderMailKind = Extract<MailEntry, { readonly orderNumber: string; readonly position?: never }>['kind']

type OrderProgress = {
  readonly parcel: Parcel | null
  readonly account: Greeted | null
  /** The return that a refund is for. */
  readonly returned?: ArrivedReturn | null
}

/** In the language of the order. `account` has the names of whoever ordered, unless they are a guest. */
export function orderMail(
  kind: OrderMailKind,
  order: OrderRow,
  { parcel, returned = null, account }: OrderProgress,
  configuration: Configuration,
): ComposedMail {
  const locale = localeOf(order)
  const words = wordsOf(locale)
  const links = shopLinks(configuration, locale)
  const number = order.order_number
  const { document } = order
  const texts = textsByKind[kind](order, words, { parcel, returned }, locale)
  return {
    to: order.email,
    locale,
    content: {
      subject: texts.subject,
      heading: texts.heading,
      greeting: greetingOf(buyerOf(document, account), locale),
      paragraphs: texts.paragraphs,
      action: { label: words.seeOrder, href: links.order(number) },
      facts: [
        { label: words.order, value: number },
        { label: words.placed, value: placedDay(order, locale) },
        ...texts.facts,
      ],
      lines: linesOf(document, words, locale, returned?.lines),
      ...(returned ? {} : { sums: sumsOf(order, words, locale) }),
      notes: [words.automatic],
      help: { label: words.help, href: links.help },
    },
  }
}

type MailTexts = Pick<MailContent, 'subject' | 'heading' | 'paragraphs'> & { readonly facts: readonly Fact[] }

const textsByKind: Readonly<
  Record<
    OrderMailKind,
    (order: OrderRow, words: MailWords, progress: Omit<OrderProgress, 'account'>, locale: string) => MailTexts
  >
> = {
  'order-confirmation': (order, { confirmation, ...words }, _news, locale) => {
    const { shipments } = order.document
    const isMailed = shipments.some(one => one.class === 'digital')
    const isPickUp = shipments.some(isCollected)
    const isSent = shipments.some(one => one.class !== 'digital' && !isCollected(one))
    return {
      subject: confirmation.subject(order.order_number),
      heading: confirmation.heading,
      paragraphs: [
        ...(isSent ? [confirmation.text] : []),
        ...(isPickUp ? [confirmation.fetched] : []),
        ...(isMailed ? [confirmation.mailed] : []),
      ],
      facts: [...deliveryOf(order.document, words, locale), ...paidWith(order.document, words, locale)],
    }
  },
  'order-shipped': (order, { shipped, ready, ...words }, { parcel }, locale) => {
    const isPickUp = order.document.shipments.every(isCollected)
    const { subject, heading, text } = isPickUp ? ready : shipped
    return {
      subject: subject(order.order_number),
      heading,
      paragraphs: [text],
      facts: [
        ...(parcel && !isPickUp
          ? [
              { label: shipped.carrier, value: parcel.carrier },
              { label: shipped.tracking, value: parcel.tracking_number },
            ]
          : []),
        ...deliveryOf(order.document, words, locale),
      ],
    }
  },
  'order-delivered': (order, { delivered, ...words }, _news, locale) => ({
    subject: delivered.subject(order.order_number),
    heading: delivered.heading,
    paragraphs: [delivered.text(RETURN_DAYS)],
    facts: deliveryOf(order.document, words, locale),
  }),
  'order-cancelled': (order, { cancelled }) => ({
    subject: cancelled.subject(order.order_number),
    heading: cancelled.heading,
    paragraphs: [cancelled.text],
    facts: [],
  }),
  'order-refunded': (order, { refunded, payments }, { returned }, locale) => {
    const { currency, document } = order
    const parts = returned?.refund.map(part => ({ ...part, amount: toMajor(part.amount, currency) })) ?? []
    const sum = returned ? sumOfParts(returned.refund) : order.total - nonRefundableSum(document, currency)
    return {
      subject: refunded.subject(order.order_number),
      heading: refunded.heading,
      paragraphs: [refunded.text],
      facts: [
        { label: refunded.amount, value: money(toMajor(sum, currency), currency, locale) },
        ...refundedTo(document, parts, { payments, refunded }, locale),
      ],
    }
  },
}

const isCollected = ({ class: one }: OrderRow['document']['shipments'][number]): boolean =>
  one !== undefined && collectionClasses.includes(one)

type Facts = Pick<MailWords, 'deliveredTo' | 'pickUpAt' | 'delivery'>

function deliveryOf(order: OrderRow['document'], words: Facts, locale: string): Fact[] {
  const address = sentTo(order)
  const places = order.shipments.flatMap(({ store }) => (store ? [store] : []))
  const method = order.shippingMethod
  return [
    ...(address?.addressLine1
      ? [
          {
            label: words.deliveredTo,
            value: addressLines(address, locale).join('\n'),
          },
        ]
      : []),
    ...places.map(store => ({
      label: words.pickUpAt,
      value: listed([store.name, store.addressLine1, store.city], locale),
    })),
    ...(method ? [{ label: words.delivery, value: listed([method.label, method.deliveryTime], locale) }] : []),
  ]
}

/** All of them, or those that came back, whose price is told by their sum. */
const linesOf = (
  { items, currency }: Pick<Order, 'items' | 'currency'>,
  words: MailWords,
  locale: string,
  returned?: ArrivedReturn['lines'],
) =>
  items.flatMap(({ id, name, image, attributes, qty: bought, price, bonus }) => {
    const qty = returned ? (returned.find(({ itemId }) => itemId === id)?.qty ?? 0) : bought
    if (qty === 0) return []
    const detail = listed([...attributes.map(({ value }) => value), words.quantity(qty.toLocaleString(locale))], locale)
    return { name, image, detail, price: returned ? '' : bonus ? words.free : money(price.rowTotal, currency, locale) }
  })
