import { useStoreMap, useUnit } from 'effector-react'
import { Suspense } from 'react'
import { $listings } from '../../../core/catalogue/search'
import { $settings } from '../../../core/site/settings'
import { ownSite } from '../../augmented/own-site'
import { optionalPartLater } from '../../shell/optional-part'
import { $words as $shellWords } from '../../shell/shell.words'
import { ShopPage } from '../../shell/shop-page'
import { part } from '../../shell/part'
import { FormGhost } from '../../shell/state'
import { $words } from './search.words'
// Presses before the quick shop's listener has loaded are kept for it.
import '../../wanted-product/wanted'
import './search.css'

const ON_A_PAGE = 16

const Found = part(async () => (await import('../../../widgets/product-grid/in-site')).ProductGridInSite)
const Field = optionalPartLater(async () => (await import('../../../widgets/search/in-site')).SearchInSite)

const Articles = optionalPartLater(async () => (await import('../../../widgets/content/found-articles')).FoundArticles)

/** What is found for the query of the address, with its filters and pages. The page of the editors is below it. */
export function SearchScreen() {
  const { words, shell } = useUnit({ words: $words, shell: $shellWords })
  return (
    <ShopPage title={words.title}>
      <main className="hub">
        <h1>{words.title}</h1>
        <div className="seek">
          <Suspense>
            <Field text={new URLSearchParams(location.search).get('q') ?? ''} />
          </Suspense>
        </div>
        <Suspense fallback={<FormGhost label={shell.loading} fields={3} />}>
          <Found pageSize={ON_A_PAGE} />
        </Suspense>
        <FoundArticles />
      </main>
    </ShopPage>
  )
}

/** Below the products, so that they move nothing. */
function FoundArticles() {
  const query = useStoreMap({
    store: $listings,
    keys: ['found'],
    fn: (all, [key]) => all[key]?.criteria.text.trim() ?? '',
  })
  const { settings } = useUnit({ settings: $settings })
  const siteId = ownSite()
  if (!query || !settings || !siteId) return null
  return (
    <Suspense>
      <Articles siteId={siteId} query={query} origin={settings.home ?? ''} />
    </Suspense>
  )
}
