import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { facetPressed, facets, facetsCleared, type Sort, sortChosen, sorts } from '../../core/catalogue/search'
import { useHandle } from '../host/handle'
import { usePart } from '../host/use-part'
import { Button } from '../ui/button'
import { CloseIcon, DownIcon } from '../ui/icon'
import { Live, Notice } from '../ui/notice'
import type { ListingProps } from './head'

const loadGroup = () => import('./facet-group').then(({ FacetGroup: View, styles }) => ({ View, styles }))

interface ChosenFacet {
  facet: (typeof facets)[number]
  value: string
  label: string
}

interface FiltersProps extends ListingProps {
  load?: typeof loadGroup
}

/** The order, the filters behind a button, and those that are chosen. */
export function Filters({ listing, words, load = loadGroup }: FiltersProps) {
  const { criteria, answer } = listing
  const { id: key } = useHandle()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [tries, setTries] = useState(1)
  const FacetGroup = usePart(load, isOpen ? tries : 0)
  const press = useUnit(facetPressed)
  const known = (answer?.facets ?? []).flatMap(({ id, ...facet }) => {
    const own = facets.find(name => name === id)
    return own ? [{ ...facet, id: own }] : []
  })
  const chosen = facets.flatMap(facet =>
    criteria.chosen[facet].map(value => {
      const values = known.find(({ id }) => id === facet)?.values ?? []
      return { facet, value, label: values.find(other => other.value === value)?.label ?? value }
    }),
  )
  const canFilter = chosen.length > 0 || known.some(({ values }) => values.length > 1)
  const canSort = (answer?.total ?? 0) > 1
  return (
    <>
      {canFilter || canSort ? (
        <div className="tools">
          {canFilter ? (
            <Button look="side" compact aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
              {chosen.length ? words.filters(chosen.length) : words.filter}
            </Button>
          ) : null}
          {canSort ? <SortChoice listing={listing} words={words} /> : null}
        </div>
      ) : null}
      <div id={id} className="facets" hidden={!isOpen || !canFilter}>
        {FacetGroup && FacetGroup !== 'lost'
          ? known.map(facet => (
              <FacetGroup
                key={facet.id}
                label={facet.label}
                values={facet.values}
                chosen={criteria.chosen[facet.id]}
                words={words}
                onPress={value => press({ key, facet: facet.id, value })}
              />
            ))
          : null}
        <Live urgent>
          {FacetGroup === 'lost' ? (
            <>
              <Notice tone="danger">{words.lost}</Notice>
              <Button look="side" compact onClick={() => setTries(tries + 1)}>
                {words.retry}
              </Button>
            </>
          ) : null}
        </Live>
      </div>
      {chosen.length ? <Chosen chosen={chosen} words={words} /> : null}
    </>
  )
}

function SortChoice({ listing: { criteria }, words }: ListingProps) {
  const { id: key } = useHandle()
  const sort = useUnit(sortChosen)
  return (
    <label className="sort">
      <span>{words.sort}</span>
      <span className="input">
        <select value={criteria.sort} onChange={event => sort({ key, sort: event.currentTarget.value as Sort })}>
          {sorts.map(name => (
            <option key={name} value={name}>
              {words.sorts[name]}
            </option>
          ))}
        </select>
        <DownIcon small />
      </span>
    </label>
  )
}

/** The chosen filters, each with a button that takes it away. */
function Chosen({ chosen, words }: { chosen: readonly ChosenFacet[]; words: ListingProps['words'] }) {
  const { id: key } = useHandle()
  const { press, clear } = useUnit({ press: facetPressed, clear: facetsCleared })
  return (
    <ul className="chosen">
      {chosen.map(({ facet, value, label }) => (
        <li key={`${facet} ${value}`}>
          <button
            type="button"
            className="chip"
            aria-label={words.remove(label)}
            onClick={() => press({ key, facet, value })}
          >
            {label}
            <CloseIcon small />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="link" onClick={() => clear(key)}>
          {words.clear}
        </button>
      </li>
    </ul>
  )
}
