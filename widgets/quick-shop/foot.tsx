import { useUnit } from 'effector-react'
import { useState } from 'react'
import {
  $isQueued,
  $isSignInAsked,
  $notifyForm,
  $progress,
  $refusal,
  mainPressed,
  type Offer,
} from '../../core/catalogue'
import { $say } from '../../core/errors/sentences'
import { complain } from '../../core/runtime/complain'
import { $config } from '../../core/site/config'
import { useHandle } from '../host/handle'
import { usePart } from '../host/use-part'
import { Button } from '../ui/button'
import { TickIcon } from '../ui/icon'
import { Live, Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { BellIcon } from './icons'
import type { QuickShopWords } from './quick-shop.words'

const bringForm = () => import('./forms').then(({ Forms, styles }) => ({ View: Forms, styles }))

/** Wallets load by themselves; the main button does not depend on them. */
const putWallets = (slot: HTMLElement, offer: Offer) =>
  import(/* chunk: lend-wallets */ './express')
    .then(({ put }) => put(slot, offer))
    .catch(error => complain('Expected the express ways to pay to come, got an error; they stay away.', error))

interface FootProps {
  offer: Offer
  words: QuickShopWords
  /** Formatted, for the main button. */
  price: string
}

/** The panel's foot: errors, the main button, and wallets. */
export function Foot({ offer, words, price }: FootProps) {
  const { config, say, form, progress, refusal, isSignInAsked, isQueued, press } = useUnit({
    config: $config,
    say: $say,
    form: $notifyForm,
    progress: $progress,
    refusal: $refusal,
    isSignInAsked: $isSignInAsked,
    isQueued: $isQueued,
    press: mainPressed,
  })
  const { hasNoWallets } = useHandle()
  const { button } = offer
  const [times, setTimes] = useState(1)
  const isAdd = button === 'add'
  const isStore = isAdd && offer.product.isRobisOnly
  const isSum = isAdd && offer.product.customAmount
  const isAsking = form !== 'closed'
  const isTyped = isAsking || isSum || isStore
  const part = usePart(bringForm, isTyped ? times : 0)
  const isLost = part === 'lost' && (isAsking || isStore)
  const Form = isTyped && part !== 'lost' && part
  const busy = progress === 'adding' ? (button === 'update' ? words.updating : words.adding) : null
  return (
    <div className="df">
      <Live urgent>
        {refusal ? <Notice tone="danger">{say(refusal)}</Notice> : null}
        {isLost ? <Notice tone="danger">{say({ code: 'unreachable', message: '' })}</Notice> : null}
      </Live>
      <Live>
        {button === 'held-by-others' ? <Notice tone="warning">{words.tryLater}</Notice> : null}
        {isQueued ? <Notice tone="warning">{words.held}</Notice> : null}
        {isSignInAsked ? (
          <Notice tone="info">
            {words.membersFirst}{' '}
            <a href={`${config.checkout}/${config.locale.toLowerCase()}/sign-in`}>{words.signInFirst}</a>
          </Notice>
        ) : null}
      </Live>
      <Live className="vh">{progress === 'added' ? words.added : null}</Live>
      {Form ? <Form words={words} /> : null}
      {isAsking && Form ? null : (
        <Button
          off={button === 'out-of-stock' || button === 'held-by-others'}
          busy={busy}
          end={isAdd && progress !== 'added' ? price : null}
          onClick={() => (isLost ? setTimes(times + 1) : press())}
        >
          {progress === 'added' ? <TickIcon /> : button === 'notify' ? <BellIcon /> : null}
          {progress === 'added'
            ? words.added
            : button === 'update' && offer.isForSaved
              ? words.updateSaved
              : words[button]}
        </Button>
      )}
      {isAdd && !isStore && !hasNoWallets ? (
        <slot name="express" ref={(slot: HTMLElement | null) => void (slot && putWallets(slot, offer))}>
          <Skeleton height="48px" />
        </slot>
      ) : null}
    </div>
  )
}
