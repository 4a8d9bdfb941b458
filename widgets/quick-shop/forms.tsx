import { useUnit } from 'effector-react'
import { $notifyForm, $offer } from '../../core/catalogue'
import { NotifyForm } from './notify-form'
import { OwnSum } from './own-sum'
import { PickUp } from './pick-up'
import type { QuickShopWords } from './quick-shop.words'

export { styles } from './own-sum'

/** For some products only: notification, pick-up, or a custom amount. */
export function Forms({ words }: { words: QuickShopWords }) {
  const { form, offer } = useUnit({ form: $notifyForm, offer: $offer })
  if (form !== 'closed') return <NotifyForm notify={words.notify} />
  return offer?.product.isRobisOnly ? <PickUp /> : <OwnSum />
}
