import { useUnit } from 'effector-react'
import { deviceName } from '../../../core/runtime/device-name'
import { $favourite, $kind, type FoundStore, mapLink, placeChosen } from '../../../core/stores'
import { StoreFacts } from '../../../widgets/cart-parts/stores/store-facts'
import { $words as $storesWords } from '../../../widgets/cart-parts/stores/stores.words'
import { Button } from '../../../widgets/ui/button'
import { $words } from './store-locator.words'

/** A store, or a collection point, which cannot be the shopper's own. */
export function FoundPlace({ place }: { place: FoundStore }) {
  const { favourite, placeKind, words, stores, choose } = useUnit({
    favourite: $favourite,
    placeKind: $kind,
    words: $words,
    stores: $storesWords,
    choose: placeChosen,
  })
  const isMine = favourite?.id === place.storeId
  const services = (place.services ?? []).map(service => words.services[service])
  return (
    <li className={isMine ? 'mine' : undefined}>
      <StoreFacts place={place}>
        {services.length ? (
          <ul className="services small muted">
            {services.map(service => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        ) : null}
      </StoreFacts>
      <a
        className="link"
        href={mapLink(place, deviceName())}
        target="_blank"
        rel="noopener"
        aria-label={words.directionsTo(place.name)}
      >
        {words.directions}
      </a>
      {placeKind === 'store' ? (
        <Button
          look="side"
          compact
          aria-label={isMine ? stores.chosenNamed(place.name) : words.chooseNamed(place.name)}
          off={isMine}
          onClick={() => (isMine ? undefined : choose(place))}
        >
          {isMine ? stores.chosen : words.choose}
        </Button>
      ) : null}
    </li>
  )
}
