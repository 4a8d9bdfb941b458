import { Button, ButtonLink } from '../ui/button'
import { BagIcon } from '../ui/icon'
import type { CartWords } from './mini-cart.words'

/** A cart without lines: what it is for, and one way on. */
export function EmptyCart({ words, url, onClose }: { words: CartWords; url: string; onClose: () => void }) {
  return (
    <div className="empty">
      <div className="ring">
        <BagIcon />
      </div>
      <h3>{words.empty}</h3>
      <p className="muted">{words.emptyMore}</p>
      {url ? (
        <ButtonLink compact href={url}>
          {words.goOnShopping}
        </ButtonLink>
      ) : (
        <Button compact onClick={onClose}>
          {words.goOnShopping}
        </Button>
      )}
    </div>
  )
}
