import '../../core/site/product-address'
import '../../core/wiring/search/found-product-opens'
import '../../core/wiring/search/recent-searches-need-consent'
import { useStoreMap, useUnit } from 'effector-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import {
  $fields,
  $options,
  fieldClosed,
  fieldOpened,
  optionChosen,
  searchSubmitted,
  textSet,
  textTyped,
} from '../../core/catalogue/auto-suggest'
import { settingsWanted } from '../../core/site/settings'
import type { PropsOf } from '../host/attributes'
import { useHandle } from '../host/handle'
import { IconButton } from '../ui/button'
import button from '../ui/button.css?inline'
import field from '../ui/field.css?inline'
import { CloseIcon, icon } from '../ui/icon'
import picture from '../ui/picture.css?inline'
import { Below } from './below'
import type { attributes } from './search.attributes'
import own from './search.css?inline'
import { searchPath } from './search-path'
import { type SearchWords, $words } from './search.words'
import { SuggestionList } from './suggestion-list'
import { useKeys } from './use-keys'

export const styles = [button, field, picture, own]

const SearchIcon = icon(searchPath)

const LONGEST = 200

/** A combobox by the Authoring Practices: the focus stays in the field while the arrow keys walk the list. */
export function Search({ resultsUrl, label }: PropsOf<typeof attributes>) {
  const { id: key } = useHandle()
  const id = useId()
  const { words, close, submit, choose, loadSettings } = useUnit({
    words: $words,
    close: fieldClosed,
    submit: searchSubmitted,
    choose: optionChosen,
    loadSettings: settingsWanted,
  })
  const shown = useStoreMap({ store: $fields, keys: [key], fn: (fields, [key]) => fields[key] ?? null })
  const options = useStoreMap({ store: $options, keys: [key], fn: (options, [key]) => options[key] ?? null }) ?? []
  useEffect(() => loadSettings(), [loadSettings])
  const { text = '', isOpen = false, active = -1, answer = null } = shown ?? {}
  const isListed = isOpen && options.length > 0
  const isNothing = isOpen && answer !== null && options.length === 0 && text.trim() !== ''
  const press = useKeys({ key, isBelow: isListed || isNothing, text })
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) close(key)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the oldest supported browsers
    <form
      role="search"
      className="search"
      onBlur={leave}
      onSubmit={event => {
        event.preventDefault()
        const option = options[active]
        if (isListed && option) choose({ key, resultsUrl, option })
        else submit({ key, resultsUrl })
      }}
    >
      <SearchInput
        id={id}
        label={label || words.label}
        text={text}
        activeId={isListed && active >= 0 ? `${id}-${active}` : undefined}
        isListed={isListed}
        words={words}
        onKeyDown={press}
      />
      <p role="status" className="vh">
        {isNothing ? words.none(text.trim()) : isListed ? words.found(options.length) : ''}
      </p>
      <Below isShown={isNothing} className="none" aria-hidden="true">
        {isNothing ? words.none(text.trim()) : null}
      </Below>
      <SuggestionList
        id={id}
        options={options}
        active={active}
        isListed={isListed}
        words={words}
        onChosen={option => choose({ key, resultsUrl, option })}
      />
    </form>
  )
}

interface SearchInputProps {
  /** Of the list that the field opens. */
  id: string
  label: string
  text: string
  /** The option that the arrow keys have reached. */
  activeId: string | undefined
  isListed: boolean
  words: SearchWords
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

function SearchInput({ id, label, text, activeId, isListed, words, onKeyDown }: SearchInputProps) {
  const { id: key } = useHandle()
  const input = useRef<HTMLInputElement>(null)
  const { type, set, open } = useUnit({ type: textTyped, set: textSet, open: fieldOpened })
  // The shell's field is still there, with what was typed before the view came.
  useLayoutEffect(() => {
    const early = (input.current?.getRootNode() as ShadowRoot | undefined)?.querySelector<HTMLInputElement>(
      '.early > input',
    )
    if (!early?.value) return
    const take = early.matches(':focus') ? type : set
    take({ key, text: early.value.slice(0, LONGEST) })
    early.value = ''
  }, [key, type, set])
  return (
    <div className="input" part="field">
      <span className="at-start">
        <SearchIcon />
      </span>
      <input
        ref={input}
        type="text"
        role="combobox"
        data-touch="field"
        aria-label={label}
        aria-expanded={isListed}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={label}
        maxLength={LONGEST}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onInput={event => type({ key, text: event.currentTarget.value })}
        onClick={event => {
          event.currentTarget.focus()
          open(key)
        }}
        onFocus={() => open(key)}
        onKeyDown={onKeyDown}
      />
      {text ? (
        <IconButton
          label={words.clear}
          onClick={() => {
            type({ key, text: '' })
            input.current?.focus()
          }}
        >
          <CloseIcon />
        </IconButton>
      ) : null}
    </div>
  )
}
