import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { $cart, $blockingLine, $isSaving } from '../../../core/cart'
import { $wholeCart } from '../../../core/cart/whole-cart'
import { $challenge, $isChecking, $isProcessing, $refusal, placeOrderPressed } from '../../../core/checkout'
import { methodsWanted } from '../../../core/delivery'
import { money } from '../../../core/format/money'
import { $locale } from '../../../core/site/config'
import { deviceWanted } from '../../../core/device'
import { paymentShown } from '../../../core/wiring/checkout/payment-and-cart'
import '../../../core/wiring/checkout/device-gets-the-cart'
import { Button } from '../../../widgets/ui/button'
import { Checkbox } from '../../../widgets/ui/choice'
import { BackIcon } from '../../../widgets/ui/icon'
import { LockIcon } from '../../../widgets/ui/object-icons'
import { InlineNotice, Live } from '../../../widgets/ui/notice'
import { Form } from '../../shell/form'
import { $root } from '../../shell/navigation'
import { RefusalNotice } from './refusal-notice'
import { Review } from './review'
import { $words } from './summary.words'
import './summary.css'

const $instruments = $wholeCart.map(cart => cart?.payment_instruments ?? [])

export function Summary() {
  const { cart, instruments, locale, words, root, refusal, place, show, want, tellDevice, ...is } = useUnit({
    cart: $cart,
    instruments: $instruments,
    locale: $locale,
    words: $words,
    root: $root,
    refusal: $refusal,
    isProcessing: $isProcessing,
    isChecking: $isChecking,
    challenge: $challenge,
    isSaving: $isSaving,
    blockingLine: $blockingLine,
    place: placeOrderPressed,
    show: paymentShown,
    want: methodsWanted,
    tellDevice: deviceWanted,
  })
  const [isAgreed, agree] = useState(false)
  const [misses, miss] = useState(0)
  const notices = useRef<HTMLDivElement>(null)
  useEffect(() => {
    show()
    want()
  }, [show, want])
  const { basketId } = cart ?? {}
  useEffect(() => {
    if (basketId) tellDevice()
  }, [basketId, tellDevice])
  useEffect(() => {
    if (refusal) notices.current?.scrollIntoView({ block: 'center' })
  }, [refusal])
  const sum = cart ? money(cart.totals.remainingToPay, cart.currency, locale) : ''
  const isByCard = instruments.some(({ payment_method_id: id }) => id === 'CREDIT_CARD')
  const [beforeTerms, afterTerms] = words.agree.split('{terms}')
  return (
    <Form onSubmit={() => (isAgreed ? place() : miss(misses + 1))} attempt={misses}>
      <div ref={notices}>
        <Live urgent className="notices">
          <RefusalNotice step="summary" />
        </Live>
      </div>
      <section className="sec">
        <h2>{words.title}</h2>
        <Review />
        <Checkbox
          name="terms"
          checked={isAgreed}
          aria-required
          error={misses && !isAgreed ? words.mustAgree : undefined}
          onChange={event => agree(event.currentTarget.checked)}
        >
          {beforeTerms}
          <a href={`${root}/sale-terms`} target="_blank" rel="noreferrer">
            {words.terms}
          </a>
          {afterTerms}
        </Checkbox>
      </section>
      <div className="placing">
        <Button
          type="submit"
          busy={is.isProcessing || is.challenge ? (is.isChecking ? words.checking : words.placing) : undefined}
          off={is.isSaving || is.blockingLine !== null}
        >
          <LockIcon />
          {words.place(sum)}
        </Button>
        {is.blockingLine ? (
          <InlineNotice tone="danger">{words.hindered(is.blockingLine.name)}</InlineNotice>
        ) : cart?.totals.remainingToPay ? (
          <p>{isByCard ? words.charged : words.notCharged}</p>
        ) : null}
        <Live className="vh">{is.isProcessing ? words.placing : ''}</Live>
        <Link className="back" href={`${root}/checkout/billing`}>
          <BackIcon small />
          {words.back}
        </Link>
      </div>
    </Form>
  )
}
