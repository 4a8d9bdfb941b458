import { useUnit } from 'effector-react'
import { dialogOpened } from '../../../core/dialogs'
import { $pickUpLines, $isReturningToDelivery, type PickUpLine, deliveryChosen } from '../../../core/stores'
import { RadioCards } from '../../ui/choice'
import type { PartProps } from './part-props'
import { NotChanged } from './not-changed'
import { $words, type StoresWords } from './stores.words'

const pickUpModes = ['pickup', 'sts']

export function ChangeMethod({ props, owner, close }: PartProps) {
  const { lines, isComingHome, words, open, bringHome } = useUnit({
    lines: $pickUpLines,
    isComingHome: $isReturningToDelivery,
    words: $words,
    open: dialogOpened,
    bringHome: deliveryChosen,
  })
  const item = String(props['item'] ?? '')
  const line = lines.find(({ itemId }) => itemId === item)
  if (!line) return null
  const choose = (mode: string) => {
    if (mode === 'home') return line.selected === 'home' ? close() : bringHome([line.itemId])
    close()
    open({ name: 'pickup-in-store', owner, over: true, props: { item, kind: mode === 'point' ? 'point' : 'store' } })
  }
  return (
    <div className="db ask">
      <p>
        <b>
          <bdi>{line.name}</bdi>
        </b>
      </p>
      <NotChanged />
      <RadioCards
        label={words.changeTitle}
        value={isComingHome ? 'home' : valueOf(line)}
        onChoose={choose}
        items={itemsOf(line, words)}
      />
    </div>
  )
}

function itemsOf({ available, selected, storeName }: PickUpLine, words: StoresWords) {
  const isPickUp = pickUpModes.includes(selected)
  return [
    ...(available.includes('home') ? [{ value: 'home', title: words.ship, note: words.shipNote }] : []),
    ...(available.some(mode => pickUpModes.includes(mode))
      ? [{ value: 'store', title: words.pickUp, note: isPickUp && storeName ? storeName : words.pickUpNote }]
      : []),
    ...(available.includes('pudo')
      ? [{ value: 'point', title: words.points, note: selected === 'pudo' && storeName ? storeName : words.pointNote }]
      : []),
  ]
}

const valueOf = ({ selected }: PickUpLine): string =>
  selected === 'pudo' ? 'point' : pickUpModes.includes(selected) ? 'store' : 'home'
