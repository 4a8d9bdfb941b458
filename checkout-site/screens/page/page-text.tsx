import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $brand, $help } from '../../shell/brand'
import { $words, type Page } from './page.words'

/** The page of words at an address after the locale, with the shop's own names in it; none where there is no such page. */
export function usePage(place: string): Page | undefined {
  const { known, ...names } = useUnit({ known: $words, brand: $brand, help: $help })
  const page = known[place]
  const said = (text: string) => text.replace(/\{(brand|help)\}/g, (_all, name: keyof typeof names) => names[name])
  return page && { title: said(page.title), paragraphs: page.paragraphs.map(said) }
}

/** What a page of words says; where it names an address to write to, or a number to call, a press does so. */
export function PageText({ title, paragraphs }: Page) {
  return (
    <main className="words">
      <h1>{title}</h1>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph.split(reachable).map(reached)}</p>
      ))}
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
