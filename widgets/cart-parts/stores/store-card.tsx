import { useUnit } from 'effector-react'
import { $targets, type FoundStore } from '../../../core/stores'
import { $locale } from '../../../core/site/config'
import { Button } from '../../ui/button'
import { DownIcon, TruckIcon } from '../../ui/icon'
import { InlineNotice } from '../../ui/notice'
import { addressLine, distanceOf, hoursOf, untilOf } from './place-text'
import { $words, type StoresWords } from './stores.words'

export interface StoreCardProps {
  place: FoundStore
  isBusy: boolean
  onChoose: (place: FoundStore) => void
}

export function StoreCard({ place, isBusy, onChoose }: StoreCardProps) {
  const { targets, locale, words } = useUnit({ targets: $targets, locale: $locale, words: $words })
  const isHere = targets.length > 0 && targets.every(({ storeId }) => storeId === place.storeId)
  const isOff = targets.length > 0 && place.delivery === null
  return (
    <li>
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
      {targets.length > 0 ? (
        <InlineNotice
          tone={place.delivery === 'pickup' ? 'success' : isOff ? 'danger' : 'info'}
          {...(place.delivery === 'sts' || place.delivery === 'pudo' ? { sign: <TruckIcon small /> } : {})}
        >
          {stockOf(place, words)}
        </InlineNotice>
      ) : null}
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
      <Button
        look="side"
        compact
        aria-label={isHere ? words.chosenNamed(place.name) : words.chooseNamed(place.name)}
        off={isOff || isHere}
        busy={isBusy ? words.choosing : undefined}
        onClick={() => (isOff || isHere ? undefined : onChoose(place))}
      >
        {isHere ? words.chosen : words.choose}
      </Button>
    </li>
  )
}

function stockOf({ delivery }: FoundStore, words: StoresWords): string {
  if (delivery === 'pickup') return words.inStock
  if (delivery === 'sts') return words.sentHere
  return delivery === 'pudo' ? words.toPoint : words.notHere
}
