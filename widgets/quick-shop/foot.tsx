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
import { thePage } from '../host/page'
import { usePart } from '../host/use-part'
import { Button } from '../ui/button'
import { TickIcon } from '../ui/icon'
import { Live, Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { BellIcon } from './icons'
import type { QuickShopWords } from './quick-shop.words'

const bringForm = () => import('./forms').then(({ Forms, styles }) => ({ View: Forms, styles }))

/** Express ways to pay, which come by themselves; without them the main button is there all the same. */
const putWallets = (slot: HTMLElement, offer: Offer) =>
  import(/* chunk: lend-wallets */ './express')
    .then(({ put }) => put(slot, offer))
    .catch(error => complain('Expected the express ways to pay to come, got an error; they stay away.', error))

function signInAddress(): string {
  const { checkout, locale } = thePage().config
  return `${checkout}/${locale.toLowerCase()}/sign-in`
}

interface FootProps {
  offer: Offer
  words: QuickShopWords
  /** The price as the main button says it. */
  price: string
}

/** What stays at the panel's foot: what went wrong, the one main button, and express ways to pay where there are any. */
export function Foot({ offer, words, price }: FootProps) {
  const { say, form, progress, refusal, isSignInAsked, isQueued, press } = useUnit({
    say: $say,
    form: $notifyForm,
    progress: $progress,
    refusal: $refusal,
    isSignInAsked: $isSignInAsked,
    isQueued: $isQueued,
    press: mainPressed,
  })
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
            {words.membersFirst} <a href={signInAddress()}>{words.signInFirst}</a>
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
      {isAdd && !isStore ? (
        <slot name="express" ref={(slot: HTMLElement | null) => void (slot && putWallets(slot, offer))}>
          <Skeleton height="48px" />
        </slot>
      ) : null}
    </div>
  )
}
