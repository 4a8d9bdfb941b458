import { useUnit } from 'effector-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { type Addition, addToCartPressed } from '../../../core/cart'
import { $adding } from '../../../core/cart/adding'
import type { ListItem } from '../../../core/lists'
import { Button } from '../../../widgets/ui/button'
import { InlineNotice, Live } from '../../../widgets/ui/notice'
import { $root } from '../../shell/navigation'
import { $errorText } from '../../shell/error-text'
import { $added } from './added'
import { $words } from './favorites.words'

interface AddToBagProps {
  readonly item: ListItem
  /** Opens the quick shop of a product; rejects if it could not be loaded. */
  readonly onProduct: (productId: string) => Promise<void>
}

/** A variant goes straight into the bag; of a product the shopper chooses one first. */
export function AddToBag({ item: { productId, upc, name }, onProduct }: AddToBagProps) {
  const { all, adding, words, root, errorText, add } = useUnit({
    all: $added,
    adding: $adding,
    words: $words,
    root: $root,
    errorText: $errorText,
    add: addToCartPressed,
  })
  const [state, setState] = useState<'idle' | 'loading' | 'lost'>('idle')
  const isThis = (one: Addition) => one.productId === productId && (!upc || one.upc === upc)
  const open = () => {
    setState('loading')
    onProduct(productId).then(
      () => setState('idle'),
      () => setState('lost'),
    )
  }
  return (
    <>
      <Button
        look="side"
        compact
        aria-label={words.addNamed(name)}
        aria-haspopup={upc ? undefined : 'dialog'}
        busy={state === 'loading' || adding.some(isThis) ? words.adding : null}
        onClick={() => (upc ? add({ productId, upc }) : open())}
      >
        {words.addToBag}
      </Button>
      <Live>
        {state === 'lost' ? (
          <InlineNotice tone="danger">{errorText({ code: 'unreachable', message: '' })}</InlineNotice>
        ) : all.some(isThis) ? (
          <InlineNotice tone="success">
            {words.inBag} <Link href={`${root}/cart`}>{words.viewBag}</Link>
          </InlineNotice>
        ) : null}
      </Live>
    </>
  )
}
