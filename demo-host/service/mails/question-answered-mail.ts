import type { Configuration } from '../configuration'
import type { Db } from '../database/transaction'
import type { MailEntry } from '../documents/mail'
import { localised } from '../languages/localised'
import { productFacts } from '../repositories/product-facts'
import type { ComposedMail } from './content'
import { greetingOf } from './greeting'
import { productLink } from './product-link'
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
  const name = localised(facts.document.name, { locale })
  const target = origin && { origin, locale, slug: facts.document.slug, productId }
  const href = target ? await productLink(db, configuration, target) : null
  return {
    to,
    locale,
    content: {
      subject: questionAnswered.subject(name),
      heading: questionAnswered.heading,
      greeting: greetingOf(entry, locale),
      paragraphs: [questionAnswered.text(name), question, questionAnswered.answer],
      quote: answer,
      ...(href ? { action: { label: questionAnswered.shop, href } } : {}),
      notes: [words.automatic],
      help: { label: words.help, href: shopLinks(configuration, locale).help },
    },
  }
}
