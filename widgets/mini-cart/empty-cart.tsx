import { useUnit } from 'effector-react'
import { Button } from '../ui/button'
import { BagIcon } from '../ui/icon'
import { $words } from '../cart-parts/cart-parts.words'

/** A cart without lines: what it is for, and one way on. */
export function EmptyCart({ url, onClose }: { url: string; onClose: () => void }) {
  const words = useUnit($words)
  return (
    <div className="empty">
      <div className="ring">
        <BagIcon />
      </div>
      <h3>{words.empty}</h3>
      <p className="muted">{words.emptyMore}</p>
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
