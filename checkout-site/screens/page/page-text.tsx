import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $locale } from '../../../core/site/config'
import { $brand, $help } from '../../shell/brand'
import { $words, type Page } from './page.words'

/** Invented phone numbers by country. */
const phones: Readonly<Record<string, string>> & { readonly US: string } = {
  US: '+1 503 555 0100',
  CA: '+1 604 555 0100',
  GB: '+44 20 7946 0100',
  FR: '+33 1 99 00 51 00',
  DE: '+49 30 23125 100',
  JP: '+81 3 5555 0100',
  AE: '+971 4 555 0100',
}

/** The text page at a path, with the shop's own names; undefined if there is none. */
export function usePage(place: string): Page | undefined {
  const { known, locale, ...shop } = useUnit({ known: $words, locale: $locale, brand: $brand, help: $help })
  const names = { ...shop, phone: phones[locale.split('-')[1] ?? ''] ?? phones.US }
  const page = known[place]
  const filledIn = (text: string) =>
    text.replace(/\{(brand|help|phone)\}/g, (_all, name: keyof typeof names) => names[name])
  return page && { title: filledIn(page.title), paragraphs: page.paragraphs.map(filledIn) }
}

/** E-mail addresses and phone numbers become links. */
export function PageText({ title, paragraphs, children }: Page & { children?: ReactNode }) {
  return (
    <main className="words">
      <h1>{title}</h1>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph.split(reachable).map(reached)}</p>
      ))}
      {children}
    </main>
  )
}

const reachable = /([^\s@]+@[^\s@]+\.[a-z]+|\+\d[\d ]+\d)/

function reached(text: string, place: number): ReactNode {
  if (place % 2 === 0) return text
  return (
    <a key={text} href={text.includes('@') ? `mailto:${text}` : `tel:${text.replace(/ /g, '')}`}>
      <bdi dir="ltr">{text}</bdi>
    </a>
  )
}
