import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { FoundStore } from '../../../core/stores'
import { $locale } from '../../../core/site/config'
import { DownIcon } from '../../ui/icon'
import { addressLine, distanceOf, hoursOf, untilOf } from './place-text'
import { $words } from './stores.words'

interface StoreFactsProps {
  place: FoundStore
  /** Between what is seen at once and what opens. */
  children?: ReactNode
}

/** A store with its distance, its address, until when it is open, its hours and its phone. */
export function StoreFacts({ place, children }: StoreFactsProps) {
  const { locale, words } = useUnit({ locale: $locale, words: $words })
  return (
    <>
      <div className="top">
        <h3>
          <bdi>{place.name}</bdi>
        </h3>
        {place.distance === undefined ? null : (
          <span className="muted small">{distanceOf(place.distance, locale)}</span>
        )}
      </div>
      <address className="small">
        <bdi>{addressLine(place, locale)}</bdi>
      </address>
      <p className="small">{untilOf(place, locale, words)}</p>
      {children}
      <details className="small">
        <summary>
          {words.hours}
          <DownIcon small />
        </summary>
        <dl>
          {hoursOf(place, locale, words).map(({ day, hours }) => (
            <div key={day}>
              <dt>{day}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        {place.phone ? (
          <a href={`tel:${place.phone}`}>
            <bdi dir="ltr">{place.phone}</bdi>
          </a>
        ) : null}
      </details>
    </>
  )
}
