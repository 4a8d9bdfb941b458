import { useUnit } from 'effector-react'
import type { Line } from '../../core/cart'
import { dialogOpened } from '../../core/dialogs'
import { placeOf } from '../../core/format/collection'
import { listed } from '../../core/format/listed'
import { $locale } from '../../core/site/config'
import { useHandle } from '../host/handle'
import { StoreIcon, TruckIcon } from '../ui/object-icons'
import { $words } from './beside-lines.words'

/** A line's delivery, with a button if there is a choice. What is not shipped has the service's own words, which promise no e-mail where none is sent. */
export function LineDelivery({ line: { item, called } }: { readonly line: Line }) {
  const { id: owner } = useHandle()
  const { words, locale, open } = useUnit({ words: $words, locale: $locale, open: dialogOpened })
  const { available, selected, shippingMethod } = item.shippingOptions
  const isChoice = available.length > 1
  const isDigital = selected === 'digital'
  if (isDigital && !shippingMethod) return null
  const place = placeOf(item)?.name
  const madeToOrder = selected === 'customs' && shippingMethod
  const home = madeToOrder ? listed([madeToOrder.label, madeToOrder.deliveryTime], locale) : words.ship
  return (
    <p className="how">
      {place ? <StoreIcon small /> : <TruckIcon small />}
      <span>{place ? words.pickUpAt(place) : isDigital ? shippingMethod?.label : home}</span>
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
