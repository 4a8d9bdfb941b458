import { useUnit } from 'effector-react'
import { useState } from 'react'
import { $locale } from '../../core/site/config'
import facets from './facets.css?inline'
import type { ProductGridWords } from './product-grid.words'

export const styles = [facets]

interface FacetGroupProps {
  readonly label: string
  readonly values: readonly { readonly value: string; readonly label: string; readonly count: number }[]
  readonly chosen: readonly string[]
  readonly words: ProductGridWords
  readonly onPress: (value: string) => void
}

/** So many values are shown at first in a small, a medium and a large list; the sheet hides the others. */
const SHOWN = [4, 10, 20] as const

export function FacetGroup({ label, values, chosen, words, onPress }: FacetGroupProps) {
  const locale = useUnit($locale)
  const [isWhole, setWhole] = useState(false)
  if (values.length < 2 && chosen.length === 0) return null
  const number = new Intl.NumberFormat(locale)
  const over = SHOWN.filter(max => values.length > max).map(max => `over-${max}`)
  return (
    <fieldset className={isWhole ? 'facet whole' : 'facet'}>
      <legend>{label}</legend>
      <div className="values">
        {values.map(({ value, label, count }) => (
          <label key={value} className={chosen.includes(value) ? 'chip on' : 'chip'}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => onPress(value)} />
            <span>{label}</span> <span className="muted">{number.format(count)}</span>
          </label>
        ))}
      </div>
      {over.length ? (
        <button
          type="button"
          part="more"
          className={`link more ${over.join(' ')}`}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.less(label) : words.more(label)}
        </button>
      ) : null}
    </fieldset>
  )
}
