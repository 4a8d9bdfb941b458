import { useUnit } from 'effector-react'
import {
  $pickUpRequest,
  $isReturningToDelivery,
  $isSearching,
  $kind,
  $places,
  $searchError,
  $targets,
  placeChoiceWanted,
  deliveryChosen,
  placeChosen,
} from '../../../core/stores'
import { listed } from '../../../core/format/listed'
import { $locale } from '../../../core/site/config'
import { Button } from '../../ui/button'
import { Segmented } from '../../ui/choice'
import { Skeleton } from '../../ui/skeleton'
import { $words } from './stores.words'
import { StoreCard } from './store-card'
import { StoreSearch } from './store-search'

export function StorePicker() {
  const { placeKind, targets, isComingHome, locale, words, bringHome, look } = useUnit({
    locale: $locale,
    // A key `kind` would pass for an effector unit.
    placeKind: $kind,
    targets: $targets,
    isComingHome: $isReturningToDelivery,
    words: $words,
    bringHome: deliveryChosen,
    look: placeChoiceWanted,
  })
  const itemIds = targets.map(({ itemId }) => itemId)
  const hasPoints = targets.some(({ available }) => available.includes('pudo'))
  const fetched = targets.filter(({ storeId }) => storeId !== null).map(({ itemId }) => itemId)
  return (
    <>
      <div className="db">
        {targets.length > 0 ? (
          <p className="muted small for">
            {words.forItems(
              listed(
                targets.map(({ name }) => name),
                locale,
              ),
            )}
          </p>
        ) : null}
        {hasPoints ? (
          <Segmented
            label={words.kinds}
            value={placeKind}
            onChoose={one => look({ itemIds, kind: one === 'point' ? 'point' : 'store' })}
            items={[
              { value: 'store', label: words.stores },
              { value: 'point', label: words.points },
            ]}
          />
        ) : null}
        <StoreSearch label={words.pickerTitle} hasFocus />
        <Found />
      </div>
      {fetched.length > 0 ? (
        <div className="df">
          <Button look="side" busy={isComingHome ? words.choosing : undefined} onClick={() => bringHome(fetched)}>
            {words.shipInstead}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function Found() {
  const { places, isSearching, fetching, searchError, choose } = useUnit({
    places: $places,
    isSearching: $isSearching,
    fetching: $pickUpRequest,
    searchError: $searchError,
    choose: placeChosen,
  })
  if (!places) {
    return isSearching && !searchError ? (
      <div aria-busy="true" className="ghosts">
        <Skeleton height="132px" />
        <Skeleton height="132px" />
      </div>
    ) : null
  }
  return (
    <ul className="places" aria-busy={isSearching}>
      {places.map(place => (
        <StoreCard
          key={place.storeId}
          place={place}
          isBusy={fetching?.place.storeId === place.storeId}
          onChoose={choose}
        />
      ))}
    </ul>
  )
}
