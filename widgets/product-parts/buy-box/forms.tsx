import type { Box, Offer } from '../../../core/catalogue'
import { NotifyForm } from './notify-form'
import { OwnSum } from './own-sum'
import { PickUp } from './pick-up'
import type { BuyBoxWords } from './buy-box.words'

export { styles } from './own-sum'

/** For some products only: notification, pick-up, or a custom amount. */
export function Forms({ box, offer, words }: { box: Box; offer: Offer; words: BuyBoxWords }) {
  const { id, notifyForm: form } = box
  if (form !== 'closed') return <NotifyForm box={id} isDone={form === 'done'} notify={words.notify} />
  return offer.product.isRobisOnly ? <PickUp box={id} /> : <OwnSum box={box} offer={offer} />
}
