import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import {
  $locations,
  $locationsError,
  type LocationSelector as Locations,
  locationsWanted,
} from '../../../core/content/location-selector'
import { $locale } from '../../../core/site/config'
import { Failed } from '../../shell/failed'
import { $home } from '../../shell/home'
import { ShopPage } from '../../shell/shop-page'
import { $root } from '../../shell/navigation'
import { $words as $shellWords } from '../../shell/shell.words'
import { LinesGhost } from '../../shell/lines-ghost'
import { State } from '../../shell/state'
import { $words } from './location-selector.words'
import { pageBeforeIn } from './page-before'
import './location-selector.css'

export function LocationSelector() {
  const { locations, error, words, shell, home, load } = useUnit({
    locations: $locations,
    error: $locationsError,
    words: $words,
    shell: $shellWords,
    home: $home,
    load: locationsWanted,
  })
  useEffect(() => load(), [load])
  return (
    <ShopPage title={locations?.title ?? words.title}>
      <main>
        {locations?.regions.length ? (
          <Regions {...locations} />
        ) : error ? (
          <Failed title={words.failedTitle} error={error} onRetry={load} />
        ) : locations ? (
          <State title={words.emptyTitle} action={{ label: shell.continueShopping, href: home }}>
            {words.emptyText}
          </State>
        ) : (
          <LinesGhost label={words.loading} />
        )}
      </main>
    </ShopPage>
  )
}

function Regions({ title, regions }: Locations) {
  const { words, root, current } = useUnit({ words: $words, root: $root, current: $locale })
  const search = useSearch()
  return (
    <div className="regions">
      <h1>{title}</h1>
      {regions.map(({ name, locations }) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul>
            {locations.map(({ locale, country, language }) => (
              <li key={locale}>
                <a
                  href={pageBeforeIn(locale, search, root)}
                  hrefLang={locale}
                  lang={locale}
                  aria-current={locale === current ? 'true' : undefined}
                >
                  <b>{country}</b>
                  <span className="muted">{language}</span>
                  {locale === current ? <span className="small muted">{words.current}</span> : null}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
