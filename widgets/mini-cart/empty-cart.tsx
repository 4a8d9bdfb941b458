import { useUnit } from 'effector-react'
import { $isKeeping } from '../../core/runtime/keeping'
import { Button } from '../ui/button'
import { BagIcon } from '../ui/icon'
import { $words as $cartWords } from './mini-cart.words'
import { $words } from './more.words'

/** A cart without lines: what it is for, and one way on. */
export function EmptyCart({ url, onClose }: { url: string; onClose: () => void }) {
  const { title, words, isKeeping } = useUnit({ title: $cartWords, words: $words, isKeeping: $isKeeping })
  return (
    <div className="empty">
      <div className="ring">
        <BagIcon />
      </div>
      <h3>{title.empty}</h3>
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
