import { useUnit } from 'effector-react'
import { useState } from 'react'
import { type Box, mainPressed, type Offer } from '../../../core/catalogue'
import { $errorText } from '../../../core/errors/sentences'
import { logError } from '../../../core/runtime/log-error'
import { $config } from '../../../core/site/config'
import { useHandle } from '../../host/handle'
import { usePart } from '../../host/use-part'
import { Button } from '../../ui/button'
import { TickIcon } from '../../ui/signs'
import { Live, Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { BellIcon } from './icons'
import type { BuyBoxWords } from './buy-box.words'

const loadForm = () => import('./forms').then(({ Forms, styles }) => ({ View: Forms, styles }))

/** Wallets load by themselves; the main button does not depend on them. */
const putWallets = (slot: HTMLElement, offer: Offer) =>
  import(/* chunk: slot-wallets */ './express')
    .then(({ put }) => put(slot, offer))
    .catch(error => logError('Expected the express payment buttons to load, got an error; they are not shown.', error))

interface FootProps {
  box: Box
  offer: Offer
  words: BuyBoxWords
  /** Formatted, for the main button. */
  price: string
  noWallets?: boolean
}

/** Errors, the main button, and wallets. */
export function Foot({ box, offer, words, price, noWallets }: FootProps) {
  const { config, errorText, press } = useUnit({ config: $config, errorText: $errorText, press: mainPressed })
  const { id, notifyForm: form, progress, refusal, isSignInAsked, isQueued } = box
  const { hasNoWallets } = useHandle()
  const { button } = offer
  const [times, setTimes] = useState(1)
  const isAdd = button === 'add'
  const isStore = isAdd && offer.product.isRobisOnly
  const isSum = isAdd && offer.product.customAmount
  const isAsking = form !== 'closed'
  const isTyped = isAsking || isSum || isStore
  const part = usePart(loadForm, isTyped ? times : 0)
  const isLost = part === 'lost' && (isAsking || isStore)
  const Form = isTyped && part !== 'lost' && part
  const busy = progress === 'adding' ? (button === 'update' ? words.updating : words.adding) : null
  return (
    <div className="df">
      <Live urgent>
        {refusal ? <Notice tone="danger">{errorText(refusal)}</Notice> : null}
        {isLost ? <Notice tone="danger">{errorText({ code: 'unreachable', message: '' })}</Notice> : null}
      </Live>
      <Live>
        {offer.isHeld ? <Notice tone="warning">{words.tryLater}</Notice> : null}
        {isQueued ? <Notice tone="warning">{words.held}</Notice> : null}
        {isSignInAsked ? (
          <Notice tone="info">
            {words.membersFirst}{' '}
            <a href={`${config.checkout}/${config.locale.toLowerCase()}/sign-in`}>{words.signInFirst}</a>
          </Notice>
        ) : null}
      </Live>
      <Live className="vh">{progress === 'added' ? words.added : null}</Live>
      {Form ? <Form box={box} offer={offer} words={words} /> : isSum && !part ? <Skeleton height="96px" /> : null}
      {isAsking && Form ? null : (
        <Button
          off={button === 'out-of-stock' || button === 'held-by-others'}
          busy={busy}
          end={isAdd && progress !== 'added' ? price : null}
          onClick={() => (isLost ? setTimes(times + 1) : press(id))}
        >
          {progress === 'added' ? <TickIcon /> : button === 'notify' ? <BellIcon /> : null}
          {progress === 'added'
            ? words.added
            : button === 'update' && offer.isForSaved
              ? words.updateSaved
              : words[button]}
        </Button>
      )}
      {isAdd && !isStore && !hasNoWallets && !noWallets ? (
        <slot name="express" ref={(slot: HTMLElement | null) => void (slot && putWallets(slot, offer))}>
          <Skeleton height="48px" />
        </slot>
      ) : null}
    </div>
  )
}
