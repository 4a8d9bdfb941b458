import { money } from '../../../core/format/money'
import type { Configuration } from '../configuration'
import type { Tx } from '../database/transaction'
import type { MailEntry } from '../documents/mail'
import { toMajor, toMinor } from '../pricing/currency'
import { localeOf, lockOrder } from '../repositories/orders'
import { issueGiftCard } from '../values/issue-gift-card'
import type { ComposedMail } from './content'
import { greetingOf } from './greeting'
import { shopLinks } from './shop-links'
import { wordsOf } from './words'

type Entry = Extract<MailEntry, { readonly kind: 'gift-card' }>

/** Creates the gift card and mails it to its recipient, else the buyer. A cancelled order gets none. */
export async function giftCardMail(tx: Tx, entry: Entry, configuration: Configuration): Promise<ComposedMail | string> {
  const order = await lockOrder(tx, entry.orderNumber)
  const item = order?.document.items.find(({ id }) => id === entry.lineId)
  if (!order?.placed_at || !item) return 'the order is gone'
  if (order.state === 'cancelled') return 'the order was taken back'
  const { currency } = order
  const amount = toMinor(item.customAmount ?? item.price.original, currency)
  if (amount === null) return 'no such amount'
  const card = await issueGiftCard(tx, entry, { amount, currency }, order.placed_at, configuration.signingSecret)
  if (!card) return 'the card was made under another secret'

  const locale = localeOf(order)
  const { giftCard, ...words } = wordsOf(locale)
  const links = shopLinks(configuration, locale)
  const sum = money(toMajor(amount, currency), currency, locale)
  const buyer = order.document.billingAddress ?? order.document.shippingAddress[0]
  const { giftOption } = item
  return {
    to: giftOption?.email.trim() || order.email,
    locale,
    content: {
      subject: giftCard.subject(giftOption ? nameOf(buyer) : ''),
      heading: giftCard.heading(sum),
      greeting: giftOption ? words.hello(giftOption.to.trim()) : greetingOf(buyer ?? {}, locale),
      paragraphs: [giftCard.text],
      ...(giftOption?.message ? { quote: giftOption.message } : {}),
      facts: [
        { label: giftCard.amount, value: sum },
        { label: giftCard.number, value: card.number.replace(/(\d{4})(?=\d)/g, '$1 ') },
        { label: giftCard.pin, value: card.pin },
        {
          label: giftCard.validUntil,
          value: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(card.expiresAt),
        },
      ],
      action: { label: giftCard.shop, href: links.shop },
      notes: [words.automatic],
      help: { label: words.help, href: links.help },
    },
  }
}

/** In the order of the buyer's country. */
function nameOf(buyer?: {
  readonly firstName: string
  readonly lastName: string
  readonly countryCode: string
}): string {
  const names = [buyer?.firstName, buyer?.lastName]
  return (buyer?.countryCode === 'JP' ? names.reverse() : names).filter(Boolean).join(' ').trim()
}
