import '../../../core/wiring/stores/stores-are-dialogs'
import { useUnit } from 'effector-react'
import { Suspense, useEffect } from 'react'
import { $kind, $places, $searchError, placeChoiceWanted } from '../../../core/stores'
import { $words as $storesWords } from '../../../widgets/cart-parts/stores/stores.words'
import { StoreSearch } from '../../../widgets/cart-parts/stores/store-search'
import { Segmented } from '../../../widgets/ui/choice'
import { ShopPage } from '../../shell/shop-page'
import { part } from '../../shell/part'
import { LinesGhost } from '../../shell/lines-ghost'
import { FoundPlace } from './found-place'
import { $words } from './store-locator.words'
import '../../../widgets/cart-parts/stores/store-dialogs.css'
import './store-locator.css'

/** Its questions are those of every choice of a store: whether to use the position, and that the store is another one now. */
const StoreRoom = part(async () => (await import('../../stores/show-dialogs')).StoreRoom)

export function StoreLocator() {
  const { placeKind, words, stores, look } = useUnit({
    // A key `kind` would pass for an effector unit.
    placeKind: $kind,
    words: $words,
    stores: $storesWords,
    look: placeChoiceWanted,
  })
  useEffect(() => {
    look({ itemIds: [], kind: 'store' })
  }, [look])
  return (
    <ShopPage title={words.title}>
      <main className="stores locator">
        <div className="seek">
          <h1>{words.title}</h1>
          <Segmented
            label={stores.kinds}
            value={placeKind}
            onChoose={one => look({ itemIds: [], kind: one === 'point' ? 'point' : 'store' })}
            items={[
              { value: 'store', label: stores.stores },
              { value: 'point', label: stores.points },
            ]}
          />
          <StoreSearch label={words.title} />
        </div>
        <h2 className="vh">{placeKind === 'store' ? stores.stores : stores.points}</h2>
        <Found />
      </main>
      <Suspense>
        <StoreRoom />
      </Suspense>
    </ShopPage>
  )
}

function Found() {
  const { places, error } = useUnit({ places: $places, error: $searchError })
  if (places) {
    return (
      <ul className="places">
        {places.map(place => (
          <FoundPlace key={place.storeId} place={place} />
        ))}
      </ul>
    )
  }
  // The search itself says why there are none.
  if (error) return null
  return (
    <div aria-busy="true">
      <LinesGhost />
    </div>
  )
}
