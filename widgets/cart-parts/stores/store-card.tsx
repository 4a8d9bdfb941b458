import { useUnit } from 'effector-react'
import { $targets, type FoundStore } from '../../../core/stores'
import { Button } from '../../ui/button'
import { TruckIcon } from '../../ui/object-icons'
import { InlineNotice } from '../../ui/notice'
import { StoreFacts } from './store-facts'
import { $words, type StoresWords } from './stores.words'

export interface StoreCardProps {
  place: FoundStore
  isBusy: boolean
  onChoose: (place: FoundStore) => void
}

export function StoreCard({ place, isBusy, onChoose }: StoreCardProps) {
  const { targets, words } = useUnit({ targets: $targets, words: $words })
  const isHere = targets.length > 0 && targets.every(({ storeId }) => storeId === place.storeId)
  const isOff = targets.length > 0 && place.delivery === null
  return (
    <li>
      <StoreFacts place={place}>
        {targets.length > 0 ? (
          <InlineNotice
            tone={place.delivery === 'pickup' ? 'success' : isOff ? 'danger' : 'info'}
            {...(place.delivery === 'sts' || place.delivery === 'pudo' ? { sign: <TruckIcon small /> } : {})}
          >
            {stockOf(place, words)}
          </InlineNotice>
        ) : null}
      </StoreFacts>
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
