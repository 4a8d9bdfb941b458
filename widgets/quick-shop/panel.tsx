import { useUnit } from 'effector-react'
import { $boxes, $offers, $products, productRetried, QUICK_SHOP } from '../../core/catalogue'
import { dialogDismissed } from '../../core/dialogs'
import { $errorText } from '../../core/errors/sentences'
import { usePart } from '../host/use-part'
import { Button, IconButton } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { CloseIcon } from '../ui/icon'
import { Live, Notice } from '../ui/notice'
import { Ready } from './ready'
import { Loading } from './loading'
import { $words } from '../product-parts/buy-box/buy-box.words'

const loadKeeper = () => import('./focus-keeper')

export function Panel({ owner, isOpen }: { owner: string; isOpen: boolean }) {
  const { errorText, words, boxes, products, offers, dismiss, retry } = useUnit({
    errorText: $errorText,
    words: $words,
    boxes: $boxes,
    products: $products,
    offers: $offers,
    dismiss: dialogDismissed,
    retry: productRetried,
  })
  const close = () => dismiss({ name: 'quick-shop', owner })
  const box = boxes[QUICK_SHOP]
  const offer = offers[QUICK_SHOP]
  const error = offer ? null : (products[box?.productId ?? '']?.error ?? null)
  const Keeper = usePart(loadKeeper, error ? 1 : 0)
  const isGone = error?.kind === 'http' && error.status === 404
  return (
    <Dialog open={isOpen} onClose={close} label={offer?.product.name ?? words.open} className={error ? '' : 'qs'}>
      <IconButton className="x" label={words.close} onClick={close}>
        <CloseIcon />
      </IconButton>
      {Keeper && Keeper !== 'lost' ? <Keeper /> : null}
      {box && offer ? <Ready box={box} offer={offer} words={words} /> : null}
      {!offer && !error ? <Loading words={words} /> : null}
      <Live className={error ? 'failed' : ''}>
        {error ? (
          <>
            <Notice tone="danger">{isGone ? words.gone : errorText(error)}</Notice>
            {isGone ? null : (
              <Button look="side" onClick={() => retry(QUICK_SHOP)}>
                {words.retry}
              </Button>
            )}
          </>
        ) : null}
      </Live>
    </Dialog>
  )
}
