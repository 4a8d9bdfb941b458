import { useUnit } from 'effector-react'
import { $change, $pickUpLines } from '../../../core/stores'
import { $locale } from '../../../core/site/config'
import { Button } from '../../ui/button'
import { TruckIcon } from '../../ui/object-icons'
import { InlineNotice } from '../../ui/notice'
import type { PartProps } from './part-props'
import { addressLine, untilOf } from './place-text'
import { $words } from './stores.words'

export function StoreChanged({ close }: PartProps) {
  const { change, lines, locale, words } = useUnit({
    change: $change,
    lines: $pickUpLines,
    locale: $locale,
    words: $words,
  })
  if (!change) return null
  const { place, from } = change
  return (
    <>
      <div className="db ask">
        <p>{words.changedText(from, place.name)}</p>
        <address className="small">
          <bdi>{addressLine(place, locale)}</bdi>
        </address>
        <p className="small muted">{untilOf(place, locale, words)}</p>
        <ul>
          {lines
            .filter(({ storeId }) => storeId === place.storeId)
            .map(({ itemId, name, selected }) => (
              <li key={itemId}>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <InlineNotice
                  tone={selected === 'pickup' ? 'success' : 'info'}
                  {...(selected === 'pickup' ? {} : { sign: <TruckIcon small /> })}
                >
                  {selected === 'pickup' ? words.inStock : words.sentHere}
                </InlineNotice>
              </li>
            ))}
        </ul>
      </div>
      <div className="df">
        <Button onClick={close}>{words.goOn}</Button>
      </div>
    </>
  )
}
