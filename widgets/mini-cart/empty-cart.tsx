import { useUnit } from 'effector-react'
import { $isStorageWorking } from '../../core/runtime/storage-works'
import { Button } from '../ui/button'
import { BagIcon } from '../ui/object-icons'
import { $words } from '../cart-parts/cart-messages.words'
import { $words as $bagWords } from '../cart-parts/cart-parts.words'

export function EmptyCart({ url, onClose }: { url: string; onClose: () => void }) {
  const { words, bag, isKeeping } = useUnit({ words: $words, bag: $bagWords, isKeeping: $isStorageWorking })
  return (
    <div className="empty">
      <div className="ring">
        <BagIcon />
      </div>
      <h3>{bag.empty}</h3>
      <p className="muted">{isKeeping ? words.emptyMore : words.notKept}</p>
      {url ? (
        <a className="btn main compact" href={url}>
          <span>{words.goOnShopping}</span>
        </a>
      ) : (
        <Button compact onClick={onClose}>
          {words.goOnShopping}
        </Button>
      )}
    </div>
  )
}
