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

const $basketId = $cart.map(cart => cart?.basketId ?? null)
const $isByCard = $wholeCart.map(
  cart => cart?.payment_instruments.some(({ payment_method_id: id }) => id === 'CREDIT_CARD') ?? false,
)

export function Summary() {
  const { basketId, words, refusal, place, showPayment, loadMethods, sendDevice } = useUnit({
    basketId: $basketId,
    words: $words,
    refusal: $refusal,
    place: placeOrderPressed,
    showPayment: paymentShown,
    loadMethods: methodsWanted,
    sendDevice: deviceWanted,
  })
  const [isAgreed, setAgreed] = useState(false)
  /** How often the order was to be placed without agreeing. */
  const [misses, setMisses] = useState(0)
  const notices = useRef<HTMLDivElement>(null)
  useEffect(() => {
    showPayment()
    loadMethods()
  }, [showPayment, loadMethods])
  useEffect(() => {
    if (basketId) sendDevice()
  }, [basketId, sendDevice])
  useEffect(() => {
    if (refusal) notices.current?.scrollIntoView({ block: 'center' })
  }, [refusal])
  return (
    <Form onSubmit={() => (isAgreed ? place() : setMisses(misses + 1))} attempt={misses}>
      <div ref={notices}>
        <Live urgent className="notices">
          <RefusalNotice step="summary" />
        </Live>
      </div>
      <section className="sec">
        <h2>{words.title}</h2>
        <Review />
        <Terms isAgreed={isAgreed} error={misses && !isAgreed ? words.mustAgree : undefined} onChange={setAgreed} />
      </section>
      <Placing />
    </Form>
  )
}

interface TermsProps {
  isAgreed: boolean
  error: string | undefined
  onChange: (isAgreed: boolean) => void
}

function Terms({ isAgreed, error, onChange }: TermsProps) {
  const { words, root } = useUnit({ words: $words, root: $root })
  const [beforeTerms, afterTerms] = words.agree.split('{terms}')
  return (
    <Checkbox
      name="terms"
      checked={isAgreed}
      aria-required
      error={error}
      onChange={event => onChange(event.currentTarget.checked)}
    >
      {beforeTerms}
      <a href={`${root}/sale-terms`} target="_blank" rel="noreferrer">
        {words.terms}
      </a>
      {afterTerms}
    </Checkbox>
  )
}

/** The button that places the order, with what it will charge, or why it cannot. */
function Placing() {
  const { cart, isByCard, locale, words, root, isProcessing, isChecking, challenge, isSaving, blockingLine } = useUnit({
    cart: $cart,
    isByCard: $isByCard,
    locale: $locale,
    words: $words,
    root: $root,
    isProcessing: $isProcessing,
    isChecking: $isChecking,
    challenge: $challenge,
    isSaving: $isSaving,
    blockingLine: $blockingLine,
  })
  const toPay = cart?.totals.remainingToPay ?? 0
  const busy = isProcessing || challenge ? (isChecking ? words.checking : words.placing) : undefined
  return (
    <div className="placing">
      <Button type="submit" busy={busy} off={isSaving || blockingLine !== null}>
        <LockIcon />
        {words.place(cart ? money(toPay, cart.currency, locale) : '')}
      </Button>
      {blockingLine ? (
        <InlineNotice tone="danger">{words.hindered(blockingLine.name)}</InlineNotice>
      ) : toPay ? (
        <p>{isByCard ? words.charged : words.notCharged}</p>
      ) : null}
      <Live className="vh">{isProcessing ? words.placing : ''}</Live>
      <Link className="back" href={`${root}/checkout/billing`}>
        <BackIcon small />
        {words.back}
      </Link>
    </div>
  )
}
