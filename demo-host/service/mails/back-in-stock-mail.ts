import { listed } from '../../../core/format/listed'
import { itemTextsOf } from '../catalogue/item-texts'
import type { Configuration } from '../configuration'
import type { Db } from '../database/transaction'
import type { MailEntry } from '../documents/mail'
import { productFacts } from '../repositories/product-facts'
import type { ComposedMail } from './content'
import { greetingOf } from './greeting'
import { productLink } from './product-link'
import { shopLinks } from './shop-links'
import { wordsOf } from './words'

type Entry = Extract<MailEntry, { readonly kind: 'back-in-stock' }>

export async function backInStockMail(
  db: Db,
  entry: Entry,
  configuration: Configuration,
): Promise<ComposedMail | string> {
  const { to, locale, productId, upc, origin } = entry
  const facts = (await productFacts(db, db, [productId])).get(productId)
  if (!facts) return 'the product is gone'
  const item = itemTextsOf({ productId, upc, recipeId: null }, facts, { locale, configuration })
  const { backInStock, ...words } = wordsOf(locale)
  const links = shopLinks(configuration, locale)
  const target = origin && { origin, locale, slug: facts.document.slug, productId }
  const href = target ? await productLink(db, configuration, target) : null
  return {
    to,
    locale,
    content: {
      subject: backInStock.subject(item.name),
      heading: backInStock.heading,
      greeting: greetingOf(entry, locale),
      paragraphs: [backInStock.text(item.name)],
      facts: [
        {
          label: item.name,
          value: listed(
            item.attributes.map(({ value }) => value),
            locale,
          ),
        },
      ],
      ...(href ? { action: { label: backInStock.shop, href } } : {}),
      notes: [words.automatic],
      help: { label: words.help, href: links.help },
    },
  }
}
