import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { $say } from '../../../core/errors/sentences'
import {
  $fetching,
  $fetchingError,
  $isFindingPosition,
  $isSearching,
  $kind,
  $near,
  $places,
  $positionProblem,
  $query,
  $searchError,
  $targets,
  fetchingWanted,
  homeChosen,
  placeChosen,
  positionAsked,
  queryTyped,
  searchSubmitted,
} from '../../../core/stores'
import { listed } from '../../../core/format/listed'
import { $locale } from '../../../core/site/config'
import { Button } from '../../ui/button'
import { Segmented } from '../../ui/choice'
import { TextInput } from '../../ui/field'
import { Live, Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { $words } from './stores.words'
import { StoreCard } from './store-card'

export function StorePicker() {
  const { query, placeKind, targets, isFinding, locale, words, ...events } = useUnit({
    locale: $locale,
    query: $query,
    // A key `kind` would pass for an effector unit.
    placeKind: $kind,
    targets: $targets,
    isFinding: $isFindingPosition,
    words: $words,
    type: queryTyped,
    search: searchSubmitted,
    locate: positionAsked,
    bringHome: homeChosen,
    look: fetchingWanted,
  })
  const field = useRef<HTMLInputElement>(null)
  // The dialog focuses its first button when it opens, so this comes after it.
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    events.search()
  }
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
            onChoose={one => events.look({ itemIds, kind: one === 'point' ? 'point' : 'store' })}
            items={[
              { value: 'store', label: words.stores },
              { value: 'point', label: words.points },
            ]}
          />
        ) : null}
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is too young for some browsers */}
        <form role="search" aria-label={words.pickerTitle} onSubmit={submit} noValidate>
          <TextInput
            label={words.place}
            name="place"
            type="search"
            maxLength={100}
            autoComplete="postal-code"
            spellCheck={false}
            inputRef={field}
            value={query}
            onChange={event => events.type(event.currentTarget.value)}
          />
          <Button type="submit" look="side" compact>
            {words.search}
          </Button>
        </form>
        <button type="button" className="link locate" onClick={() => events.locate()}>
          <svg className="i s" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 21s7-6 7-11.5A7 7 0 0 0 5 9.5C5 15 12 21 12 21zM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0" />
          </svg>
          {isFinding ? words.locating : words.locate}
        </button>
        <Said />
        <Found />
      </div>
      {fetched.length > 0 ? (
        <div className="df">
          <Button look="side" onClick={() => events.bringHome(fetched)}>
            {words.shipInstead}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function Said() {
  const { places, near, searchError, fetchingError, positionProblem, words, say, search } = useUnit({
    places: $places,
    near: $near,
    searchError: $searchError,
    fetchingError: $fetchingError,
    positionProblem: $positionProblem,
    words: $words,
    say: $say,
    search: searchSubmitted,
  })
  return (
    <>
      <Live urgent className="said">
        {searchError ? (
          <Notice tone="danger">
            {words.notFound} {say(searchError)}{' '}
            <button type="button" className="link" onClick={() => search()}>
              {words.again}
            </button>
          </Notice>
        ) : null}
        {fetchingError ? (
          <Notice tone="danger">
            {words.notChanged} {say(fetchingError)}
          </Notice>
        ) : null}
        {positionProblem ? (
          <Notice tone="info">{positionProblem === 'refused' ? words.positionRefused : words.positionUnknown}</Notice>
        ) : null}
      </Live>
      <Live className="small muted">
        {places === null || searchError
          ? null
          : places.length === 0
            ? words.none
            : near
              ? words.foundNear(places.length, near)
              : words.found(places.length)}
      </Live>
    </>
  )
}

function Found() {
  const { places, isSearching, fetching, searchError, words, choose } = useUnit({
    places: $places,
    isSearching: $isSearching,
    fetching: $fetching,
    searchError: $searchError,
    words: $words,
    choose: placeChosen,
  })
  if (!places) {
    return isSearching && !searchError ? (
      <div aria-busy="true" className="ghosts">
        <span className="vh">{words.searching}</span>
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
