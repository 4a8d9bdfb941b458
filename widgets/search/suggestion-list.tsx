import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Option, recentForgotten } from '../../core/catalogue/auto-suggest'
import { money } from '../../core/format/money'
import { $locale } from '../../core/site/config'
import { Picture } from '../ui/picture'
import { Below } from './below'
import type { SearchWords } from './search.words'

interface SuggestionListProps {
  readonly id: string
  readonly options: readonly Option[]
  readonly active: number
  readonly isListed: boolean
  readonly words: SearchWords
  readonly onChosen: (option: Option) => void
}

const kinds = ['recent', 'word', 'category', 'product'] as const

/** What is suggested, by kind; the list is there from the start, so that the field can name it. */
export function SuggestionList({ id, options, active, isListed, words, onChosen }: SuggestionListProps) {
  const forget = useUnit(recentForgotten)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another active option is scrolled to
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const titles = { recent: words.recent, word: words.words, category: words.categories, product: words.products }
  const placed = options.map((option, place) => ({ option, place }))
  return (
    // A press on it leaves the focus in the field.
    <Below isShown={isListed} className="list" part="list" onMouseDown={event => event.preventDefault()}>
      <div ref={list} id={id} role="listbox" aria-label={words.suggestions}>
        {kinds.map(kind => {
          const own = placed.filter(({ option }) => option.kind === kind)
          if (own.length === 0) return null
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div key={kind} role="group" aria-label={titles[kind]}>
              <p className="title" aria-hidden="true">
                {titles[kind]}
              </p>
              {own.map(({ option, place }) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, and names the active one
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
                <div
                  key={place}
                  id={`${id}-${place}`}
                  role="option"
                  className={option.kind === 'product' ? 'option found' : 'option'}
                  aria-selected={place === active}
                  onClick={() => onChosen(option)}
                >
                  <Said option={option} words={words} />
                </div>
              ))}
            </div>
          )
        })}
      </div>
      {options[0]?.kind === 'recent' ? (
        <button type="button" className="link forget" onClick={() => forget()}>
          {words.forget}
        </button>
      ) : null}
    </Below>
  )
}

function Said({ option, words }: { option: Option; words: SearchWords }): ReactNode {
  const locale = useUnit($locale)
  if (option.kind === 'category') return words.inCategory(option.name, option.total)
  if (option.kind !== 'product') return <bdi>{option.text}</bdi>
  const { name, image, price, currency, eyebrow } = option.product
  const sum = money(price.lowCurrent, currency, locale)
  return (
    <>
      <Picture src={image} alt="" size={48} />
      <span className="what">
        <b>{name}</b> <span className="muted small">{eyebrow}</span>
      </span>{' '}
      <bdi>{price.lowCurrent < price.highCurrent ? words.from(sum) : sum}</bdi>
    </>
  )
}
