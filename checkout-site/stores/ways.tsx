import { useUnit } from 'effector-react'
import { dialogOpened } from '../../core/dialogs'
import { $fetchedLines, $isComingHome, homeChosen } from '../../core/stores'
import { Segmented } from '../../widgets/ui/choice'
import { StoreIcon, TruckIcon } from '../../widgets/ui/things'
import { NotChanged } from '../../widgets/cart-parts/stores/not-changed'
import { $words } from '../../widgets/cart-parts/stores/stores.words'

/** Delivery or pick-up for the whole order; single lines are changed in the cart and below. */
export function Ways() {
  const { lines, isComingHome, words, open, bringHome } = useUnit({
    lines: $fetchedLines,
    isComingHome: $isComingHome,
    words: $words,
    open: dialogOpened,
    bringHome: homeChosen,
  })
  const movable = lines.filter(({ available }) => available.includes('pickup') && available.includes('home'))
  if (movable.length === 0) return null
  const fetched = movable.filter(({ storeId }) => storeId !== null)
  const value = isComingHome || fetched.length === 0 ? 'home' : fetched.length === movable.length ? 'pickup' : undefined
  const choose = (way: string) => {
    if (way === 'home') bringHome(fetched.map(({ itemId }) => itemId))
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
