import { useUnit } from 'effector-react'
import { type MouseEvent, useEffect } from 'react'
import type { Product } from '../../core/catalogue'
import {
  $compared,
  $compareRefusal,
  $trayPlace,
  compareCleared,
  compareLeft,
  comparePressed,
  compareShown,
  compareUsed,
  kindOf,
  MAX_COMPARED,
} from '../../core/catalogue/compare'
import { useFormDialog } from '../host/use-form-dialog'
import { Button } from '../ui/button'
import { CloseIcon } from '../ui/icon'
import { TickIcon } from '../ui/signs'
import { keepFocus } from '../ui/keep-focus'
import { InlineNotice, Live } from '../ui/notice'
import { Picture } from '../ui/picture'
import css from './compare.css?inline'
import { $words } from './product.words'

export const styles = [css]

const NAME = 'compare'

const loadDialog = () =>
  import('../product-parts/compare/compare-dialog').then(({ CompareDialog: View, styles }) => ({ View, styles }))

/** Chooses the product to be compared, or, as the tray, shows all that are chosen, in one place of a page. */
export function Compare({ box, product }: { box: string; product: Product | null }) {
  return product ? <Choose box={box} product={product} /> : <Tray box={box} />
}

function Choose({ box, product }: { box: string; product: Product }) {
  const { words, compared, refusal, show, leave, use, press } = useUnit({
    words: $words,
    compared: $compared,
    refusal: $compareRefusal,
    show: compareShown,
    leave: compareLeft,
    use: compareUsed,
    press: comparePressed,
  })
  useEffect(() => {
    show(box)
    return () => void leave(box)
  }, [box, show, leave])
  const { id: productId, name, images } = product
  return (
    <div>
      <button
        type="button"
        className="choose"
        aria-label={words.compareNamed(name)}
        aria-pressed={compared.some(one => one.productId === productId)}
        onClick={() => {
          use(box)
          press({ productId, name, image: images[0]?.url ?? '', kind: kindOf(product) })
        }}
      >
        <i>
          <TickIcon small />
        </i>
        {words.compare}
      </button>
      <Live>
        {refusal?.productId === productId ? (
          <InlineNotice tone="warning">{refusal.why === 'full' ? words.full : words.otherKind}</InlineNotice>
        ) : null}
      </Live>
    </div>
  )
}

/** The tray is about to go, and with it what is in focus. A pointer moves nothing. */
function backToChoice({ currentTarget, detail }: MouseEvent<HTMLElement>) {
  const root = currentTarget.getRootNode() as ShadowRoot
  root.querySelector<HTMLElement>('.choose')?.focus({ preventScroll: detail > 0 })
}

function Tray({ box }: { box: string }) {
  const { words, compared, place, press, clear } = useUnit({
    words: $words,
    compared: $compared,
    place: $trayPlace,
    press: comparePressed,
    clear: compareCleared,
  })
  const { owner, dialog, Form, isComing, isLost, press: open } = useFormDialog(NAME, loadDialog)
  if (place !== box) return null
  return (
    <>
      {compared.length > 0 ? (
        <section ref={keepFocus} className="tray" aria-label={words.chosen(compared.length, MAX_COMPARED)}>
          <p role="status">{words.chosen(compared.length, MAX_COMPARED)}</p>
          <ul>
            {compared.map(one => (
              <li key={one.productId}>
                <Picture src={one.image} alt="" size={48} />
                <button
                  type="button"
                  aria-label={words.takeOut(one.name)}
                  onClick={event => {
                    if (compared.length === 1) backToChoice(event)
                    press(one)
                  }}
                >
                  <CloseIcon small />
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="link"
            onClick={event => {
              backToChoice(event)
              clear()
            }}
          >
            {words.clear}
          </button>
          <Button
            compact
            off={compared.length < 2}
            busy={isComing ? words.showCompare : null}
            aria-haspopup="dialog"
            onClick={open}
          >
            {words.showCompare}
          </Button>
          <Live urgent>{isLost ? <InlineNotice tone="danger">{words.lost}</InlineNotice> : null}</Live>
        </section>
      ) : null}
      {dialog && Form ? <Form owner={owner} isOpen={dialog.state === 'open'} /> : null}
    </>
  )
}
