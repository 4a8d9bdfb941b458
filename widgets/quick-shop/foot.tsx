import { useUnit } from 'effector-react'
import { useState } from 'react'
import {
  $isHeld,
  $isSignInAsked,
  $notifyForm,
  $progress,
  $refusal,
  mainPressed,
  type Offer,
} from '../../core/catalogue'
import { $say } from '../../core/errors/sentences'
import { usePart } from '../host/use-part'
import { Button } from '../ui/button'
import { BellIcon, TickIcon } from '../ui/icon'
import { Live, Notice } from '../ui/notice'
import type { QuickShopWords } from './quick-shop.words'

const bringForm = () => import('./notify-form').then(({ NotifyForm, styles }) => ({ View: NotifyForm, styles }))

interface FootProps {
  offer: Offer
  words: QuickShopWords
  /** The price as the main button says it. */
  price: string
}

/** What stays at the panel's foot: what went wrong, the one main button, and express ways to pay where there are any. */
export function Foot({ offer, words, price }: FootProps) {
  const { say, form, progress, refusal, isSignInAsked, isHeld, press } = useUnit({
    say: $say,
    form: $notifyForm,
    progress: $progress,
    refusal: $refusal,
    isSignInAsked: $isSignInAsked,
    isHeld: $isHeld,
    press: mainPressed,
  })
  const { button } = offer
  const [times, setTimes] = useState(1)
  const Form = usePart(bringForm, form === 'closed' ? 0 : times)
  const isLost = Form === 'lost' && form !== 'closed'
  const busy = progress === 'adding' ? (button === 'update' ? words.updating : words.adding) : null
  return (
    <div className="df">
      <Live urgent>
        {refusal ? <Notice tone="danger">{say(refusal)}</Notice> : null}
        {isLost ? <Notice tone="danger">{say({ code: 'unreachable', message: '' })}</Notice> : null}
      </Live>
      <Live>
        {isHeld ? <Notice tone="warning">{words.held}</Notice> : null}
        {isSignInAsked ? <Notice tone="info">{words.signInFirst}</Notice> : null}
      </Live>
      <Live className="vh">{progress === 'added' ? words.added : null}</Live>
      {form !== 'closed' && Form && Form !== 'lost' ? (
        <Form words={words} />
      ) : (
        <Button
          off={button === 'out-of-stock'}
          busy={busy}
          end={button === 'add' && progress !== 'added' ? price : null}
          onClick={() => (isLost ? setTimes(times + 1) : press())}
        >
          {progress === 'added' ? <TickIcon /> : button === 'notify' ? <BellIcon /> : null}
          {progress === 'added' ? words.added : words[button]}
        </Button>
      )}
      {button === 'add' ? <slot name="express" /> : null}
    </div>
  )
}
