import type { Configuration } from '../configuration'
import type { Db } from '../database/transaction'
import type { MailEntry } from '../documents/mail'
import { say } from '../languages/say'
import { siteLocaleOf } from '../languages/site-locale'
import { productFacts } from '../repositories/product-facts'
import type { ComposedMail } from './content'
import { greetingOf } from './greeting'
import { shopLinks } from './shop-links'
import { wordsOf } from './words'

type Entry = Extract<MailEntry, { readonly kind: 'question-answered' }>

export async function questionAnsweredMail(
  db: Db,
  entry: Entry,
  configuration: Configuration,
): Promise<ComposedMail | string> {
  const { to, locale, productId, origin, question, answer } = entry
  const facts = (await productFacts(db, db, [productId])).get(productId)
  if (!facts) return 'the product is gone'
  const { questionAnswered, ...words } = wordsOf(locale)
  const name = say(facts.document.name, { locale })
  return {
    to,
    locale,
    content: {
      subject: questionAnswered.subject(name),
      heading: questionAnswered.heading,
      greeting: greetingOf(entry, locale),
      paragraphs: [questionAnswered.text(name), question, questionAnswered.answer],
      quote: answer,
      ...(origin
        ? {
            action: {
              label: questionAnswered.shop,
              href: `${origin}/${siteLocaleOf(locale)}/p/${facts.document.slug}-${productId}`,
            },
          }
        : {}),
      notes: [words.automatic],
      help: { label: words.help, href: shopLinks(configuration, locale).help },
    },
  }
}
