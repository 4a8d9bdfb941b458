import { useUnit } from 'effector-react'
import { usePathname } from 'wouter/use-browser-location'
import { defineWords } from '../../../core/site/words'
import { $brand, $help } from '../../shell/brand'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { $root } from '../../shell/navigation'
import { $words as $shellWords } from '../../shell/shell.words'
import { Title } from '../../shell/title'
import { NotFound } from '../not-found/not-found'
import { pages } from './pages'
import './page.css'

const { $words } = defineWords(pages, {
  fr: () => import('./pages.fr'),
  de: () => import('./pages.de'),
  ja: () => import('./pages.ja'),
  ar: () => import('./pages.ar'),
})

/** A page of words: terms, help. */
export function PageScreen() {
  const { known, shell, home, root, ...names } = useUnit({
    known: $words,
    shell: $shellWords,
    home: $home,
    root: $root,
    brand: $brand,
    help: $help,
  })
  const page = known[usePathname().slice(root.length).replace(/\/$/, '')]
  if (!page) return <NotFound />
  const said = (text: string) => text.replace(/\{(brand|help)\}/g, (_all, name: keyof typeof names) => names[name])
  return (
    <div className="plain">
      <Title>{said(page.title)}</Title>
      <Head home={home}>
        <a className="help" href={home}>
          {shell.continueShopping}
        </a>
      </Head>
      <main className="words">
        <h1>{said(page.title)}</h1>
        {page.paragraphs.map(paragraph => (
          <p key={paragraph}>{said(paragraph)}</p>
        ))}
      </main>
    </div>
  )
}
