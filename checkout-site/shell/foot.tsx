import { useUnit } from 'effector-react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { $locale } from '../../core/site/config'
import { DownIcon } from '../../widgets/ui/icon'
import { inLocale, locales } from '../locales'
import { $words } from './foot.words'
import { $root } from './navigation'
import { placeOf } from './route'
import './foot.css'

const links = {
  terms: '/sale-terms',
  privacy: '/privacy',
  returns: '/help/returns/how-to-return',
  withdrawal: '/withdrawal',
  imprint: '/imprint',
  contact: '/help/contact-us',
  orders: '/order',
  newsletter: '/newsletter',
} as const

/** What speakers of a language call it, with the country only where several countries of ours share it. */
function nameOf(locale: string): string | undefined {
  const [language = ''] = locale.split('-')
  const isShared = locales.filter(one => one.startsWith(`${language}-`)).length > 1
  return new Intl.DisplayNames(locale, { type: 'language' }).of(isShared ? locale : language)
}

export function Foot() {
  const { words, root, locale } = useUnit({ words: $words, root: $root, locale: $locale })
  const [path, search] = [usePathname(), useSearch().replace(/^(?=[^?])/, '?')]
  // The selector itself keeps the page before it.
  const before = placeOf(path) === '/location-selector' ? search : `?from=${encodeURIComponent(path + search)}`
  const choose = (next: string) => location.assign(inLocale(location.pathname, next) + location.search)
  return (
    <footer className="foot">
      <nav aria-label={words.about}>
        <ul>
          {Object.entries(links).map(([name, path]) => (
            <li key={name}>
              <a href={root + path}>{words[name as keyof typeof links]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="where">
        <a href={`${root}/location-selector${before}`}>{words.region}</a>
        <div className="input">
          <select
            aria-label={words.language}
            value={locale}
            autoComplete="off"
            onChange={event => choose(event.currentTarget.value)}
          >
            {locales.map(one => (
              <option key={one} value={one} lang={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
          <DownIcon small />
        </div>
      </div>
    </footer>
  )
}
