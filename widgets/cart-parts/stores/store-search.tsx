import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { $errorText } from '../../../core/errors/sentences'
import {
  $isFindingPosition,
  $isSearching,
  $near,
  $places,
  $positionProblem,
  $query,
  $searchError,
  positionRequested,
  queryTyped,
  searchRepeated,
  searchSubmitted,
} from '../../../core/stores'
import { Button } from '../../ui/button'
import { TextInput } from '../../ui/field'
import { Live, Notice } from '../../ui/notice'
import { NotChanged } from './not-changed'
import { $words } from './stores.words'

interface StoreSearchProps {
  label: string
  /** It is the first thing in a dialog. */
  hasFocus?: boolean
}

/** Stores by a place or by the shopper's position, and what was found or went wrong. */
export function StoreSearch({ label, hasFocus = false }: StoreSearchProps) {
  const { query, isFinding, words, ...events } = useUnit({
    query: $query,
    isFinding: $isFindingPosition,
    words: $words,
    type: queryTyped,
    search: searchSubmitted,
    locate: positionRequested,
  })
  const field = useRef<HTMLInputElement>(null)
  // The dialog focuses its first button when it opens, so this comes after it.
  useEffect(() => {
    if (hasFocus) field.current?.focus()
  }, [hasFocus])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    events.search()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is too young for some browsers */}
      <form role="search" aria-label={label} onSubmit={submit} noValidate>
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
    </>
  )
}

function Said() {
  const { places, near, isSearching, searchError, positionProblem, words, errorText, repeat } = useUnit({
    places: $places,
    near: $near,
    isSearching: $isSearching,
    searchError: $searchError,
    positionProblem: $positionProblem,
    words: $words,
    errorText: $errorText,
    repeat: searchRepeated,
  })
  return (
    <>
      <NotChanged />
      <Live urgent className="said">
        {searchError ? (
          <Notice tone="danger">
            {words.notFound} {errorText(searchError)}{' '}
            <button type="button" className="link" onClick={() => repeat()}>
              {words.again}
            </button>
          </Notice>
        ) : null}
        {positionProblem ? (
          <Notice tone="info">{positionProblem === 'refused' ? words.positionRefused : words.positionUnknown}</Notice>
        ) : null}
      </Live>
      <Live className="small muted">
        {places === null || searchError
          ? isSearching
            ? words.searching
            : null
          : places.length === 0
            ? words.none
            : near
              ? words.foundNear(places.length, near)
              : words.found(places.length)}
      </Live>
    </>
  )
}
