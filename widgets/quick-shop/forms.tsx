import { useUnit } from 'effector-react'
import { $notifyForm, $offer } from '../../core/catalogue'
import { NotifyForm } from './notify-form'
import { OwnSum } from './own-sum'
import { PickUp } from './pick-up'
import type { QuickShopWords } from './quick-shop.words'

export { styles } from './own-sum'

/** What few products ask for: where to write when it is back, where to pick it up, or a gift card's own sum. */
export function Forms({ words }: { words: QuickShopWords }) {
  const { form, offer } = useUnit({ form: $notifyForm, offer: $offer })
  if (form !== 'closed') return <NotifyForm notify={words.notify} />
  return offer?.product.isRobisOnly ? <PickUp /> : <OwnSum />
}
