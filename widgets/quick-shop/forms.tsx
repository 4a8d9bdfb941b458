import { useUnit } from 'effector-react'
import { $notifyForm } from '../../core/catalogue'
import { NotifyForm } from './notify-form'
import { OwnSum } from './own-sum'
import type { QuickShopWords } from './quick-shop.words'

export { styles } from './own-sum'

/** What is typed in a quick shop, which few products ask for: where to write when it is back, or a gift card's own sum. */
export function Forms({ words }: { words: QuickShopWords }) {
  const form = useUnit($notifyForm)
  return form === 'closed' ? <OwnSum /> : <NotifyForm notify={words.notify} />
}
