import { useUnit } from 'effector-react'
import type { Line } from '../../core/cart'
import { dialogOpened } from '../../core/dialogs'
import { placeOf } from '../../core/format/collection'
import { useHandle } from '../host/handle'
import { StoreIcon, TruckIcon } from '../ui/things'
import { $words } from './beside-lines.words'

/** A line's delivery, with a button if there is a choice. Null for what can only be shipped. What is not shipped has the service's own words, which promise no e-mail where none is sent. */
export function LineDelivery({ line: { item, called } }: { line: Line }) {
  const { id: owner } = useHandle()
  const { words, open } = useUnit({ words: $words, open: dialogOpened })
  const { available, selected, shippingMethod } = item.shippingOptions
  const isChoice = available.length > 1
  const isDigital = selected === 'digital'
  if (isDigital ? !shippingMethod : !isChoice && selected === 'home') return null
  const place = placeOf(item)?.name
  return (
    <p className="how">
      {place ? <StoreIcon small /> : <TruckIcon small />}
      <span>{place ? words.pickUpAt(place) : isDigital ? shippingMethod?.label : words.ship}</span>
      {isChoice ? (
        <button
          type="button"
          className="link"
          aria-label={words.changeNamed(called)}
          onClick={() => open({ name: 'cart-change-shipping-method', owner, over: true, props: { item: item.id } })}
        >
          {words.change}
        </button>
      ) : null}
    </p>
  )
}
