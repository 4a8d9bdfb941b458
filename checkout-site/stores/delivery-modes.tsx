import { useUnit } from 'effector-react'
import { dialogOpened } from '../../core/dialogs'
import { $pickUpLines, $isReturningToDelivery, deliveryChosen } from '../../core/stores'
import { Segmented } from '../../widgets/ui/choice'
import { StoreIcon, TruckIcon } from '../../widgets/ui/object-icons'
import { NotChanged } from '../../widgets/cart-parts/stores/not-changed'
import { $words } from '../../widgets/cart-parts/stores/stores.words'

/** Delivery or pick-up for the whole order; single lines are changed in the cart and below. */
export function DeliveryModes() {
  const { lines, isReturning, words, open, deliverHome } = useUnit({
    lines: $pickUpLines,
    isReturning: $isReturningToDelivery,
    words: $words,
    open: dialogOpened,
    deliverHome: deliveryChosen,
  })
  const movable = lines.filter(({ available }) => available.includes('pickup') && available.includes('home'))
  if (movable.length === 0) return null
  const fetched = movable.filter(({ storeId }) => storeId !== null)
  const value = isReturning || fetched.length === 0 ? 'home' : fetched.length === movable.length ? 'pickup' : undefined
  const choose = (mode: string) => {
    if (mode === 'home') deliverHome(fetched.map(({ itemId }) => itemId))
    else open({ name: 'pickup-in-store', owner: 'page', props: { item: 'all' } })
  }
  return (
    <>
      <Segmented
        label={words.delivery}
        value={value}
        onChoose={choose}
        items={[
          { value: 'home', sign: <TruckIcon />, label: words.shipToMe },
          { value: 'pickup', sign: <StoreIcon />, label: words.pickUp },
        ]}
      />
      <NotChanged />
      {value === undefined ? <p className="muted small">{words.mixed}</p> : null}
    </>
  )
}
