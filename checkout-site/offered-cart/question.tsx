import { useUnit } from 'effector-react'
import { hostOf } from '../../core/format/host-of'
import { money } from '../../core/format/money'
import {
  $choiceError,
  $choiceUnderWay,
  $hasOfferChanged,
  $isOfferLost,
  choiceMade,
  lossRead,
} from '../../core/session/offered-cart'
import type { HostCart } from '../../core/shapes/host-cart'
import { $locale } from '../../core/site/config'
import { Button } from '../../widgets/ui/button'
import { Dialog, DialogHead } from '../../widgets/ui/dialog'
import '../shell/dialog-sheets'
import { Live, Notice } from '../../widgets/ui/notice'
import { Totals } from '../../widgets/ui/totals'
import { OrderLines } from '../shell/order-lines'
import { $errorText } from '../shell/error-text'
import { $words as $shellWords } from '../shell/shell.words'
import { $words } from './offered-cart.words'

export interface QuestionProps {
  /** The origin of the page that the cart comes from; null if unknown. */
  from: string | null
  cart: HostCart
  /** The number of items in the shopper's own cart. */
  ownCount: number
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** Shows the offered cart and asks what to do. Closing it chooses nothing. */
export function Question({ from, cart, ownCount, isOpen, onClose, onClosed }: QuestionProps) {
  const { error, isLost, hasChanged, locale, shell, words, errorText, read } = useUnit({
    error: $choiceError,
    isLost: $isOfferLost,
    hasChanged: $hasOfferChanged,
    locale: $locale,
    shell: $shellWords,
    words: $words,
    errorText: $errorText,
    read: lossRead,
  })
  const close = isLost ? () => read() : onClose
  const title = isLost ? words.lostTitle : ownCount ? words.title : words.titleAlone
  return (
    <Dialog open={isOpen} onClose={close} onClosed={onClosed} label={title} className="offered">
      <DialogHead closeLabel={isLost ? shell.close : words.later} onClose={close}>
        {title}
      </DialogHead>
      <div className="db">
        <Live urgent>
          {error && !isLost ? <Notice tone="danger">{errorText(error)}</Notice> : null}
          {hasChanged ? <Notice tone="warning">{words.changed}</Notice> : null}
        </Live>
        {isLost ? (
          <p>{words.lostText}</p>
        ) : (
          <>
            <p className="muted">
              {from ? words.from(hostOf(from)) : words.fromUnknown} {words.careful}{' '}
              {ownCount ? words.own(shell.items(ownCount)) : ''}
            </p>
            <OrderLines items={cart.items} locale={locale} words={shell} />
            <Totals
              rows={[
                {
                  label: shell.subtotal(cart.totalItemCount),
                  value: money(cart.totals.itemTotal, cart.currency, locale),
                  look: 'sum',
                },
              ]}
            />
          </>
        )}
      </div>
      <div className="df">
        {isLost ? <Button onClick={() => read()}>{words.goOn}</Button> : <Choices hasOwn={ownCount > 0} />}
      </div>
    </Dialog>
  )
}

function Choices({ hasOwn }: { hasOwn: boolean }) {
  const { underWay, words, choose } = useUnit({ underWay: $choiceUnderWay, words: $words, choose: choiceMade })
  const choices = hasOwn
    ? ([
        ['add', words.add, words.adding],
        ['keep', words.keep, words.keeping],
        ['open', words.open, words.opening],
      ] as const)
    : ([
        ['add', words.use, words.adding],
        ['keep', words.leave, words.keeping],
      ] as const)
  return choices.map(([choice, label, busy], index) => (
    <Button
      key={choice}
      look={index === 0 ? 'main' : 'side'}
      busy={underWay === choice ? busy : undefined}
      off={underWay !== null && underWay !== choice}
      onClick={() => choose(choice)}
    >
      {label}
    </Button>
  ))
}
