import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import {
  $billingFailure,
  $formFailure,
  $isSameAsShipping,
  $shipment,
  billingForm,
  countriesWanted,
  sameAsShippingChanged,
} from '../../../core/delivery'
import { Form } from '../../shell/form'
import { $errorText, whyNotSaved } from '../../shell/error-text'
import { $authentication } from '../../../core/checkout'
import { $cardAttempt, $cardFailure, $cardProblems, $isPaid, $isProviderLost, $method } from '../../../core/payment'
import '../../../core/wiring/checkout/payment-and-cart'
import '../../../core/wiring/checkout/loyalty-and-cart'
import '../../../core/wiring/checkout/billing-step'
import '../../../core/wiring/checkout/bill-begins-with-the-contact'
import { $isOtherPayPal, $payPalAccount } from '../../../core/payment/wallet-methods'
import { $isSavingBilling, billingSubmitted } from '../../../core/checkout/billing-step'
import { $wholeCart } from '../../../core/cart/whole-cart'
import { contactOf } from '../../../core/format/contact-of'
import { Button } from '../../../widgets/ui/button'
import { Checkbox } from '../../../widgets/ui/choice'
import { BackIcon } from '../../../widgets/ui/icon'
import { Live, Notice } from '../../../widgets/ui/notice'
import { Skeleton } from '../../../widgets/ui/skeleton'
import { AddressFields } from '../../address/address-fields'
import { FormErrors } from '../../address/form-errors'
import { FormFailure } from '../../address/form-failure'
import { $words as $cardWords } from '../../payment/card-form.words'
import { cardName } from '../../payment/card-name'
import { Parts } from '../../payment/parts'
import { $root } from '../../shell/navigation'
import { $words } from './billing.words'
import { Payment } from './payment'
import './billing.css'

export function Billing() {
  const { words, cardWords, root, say, cart, isSame, isSaving, attempt, problems, cardAttempt, ...is } = useUnit({
    words: $words,
    cardWords: $cardWords,
    root: $root,
    say: $errorText,
    cart: $wholeCart,
    isSame: $isSameAsShipping,
    shipment: $shipment,
    isSaving: $isSavingBilling,
    attempt: billingForm.$attempt,
    layout: billingForm.$layout,
    formFailure: $formFailure,
    problems: $cardProblems,
    cardAttempt: $cardAttempt,
    isLost: $isProviderLost,
    cardFailure: $cardFailure,
    billingFailure: $billingFailure,
    authentication: $authentication,
    method: $method,
    isPaid: $isPaid,
    account: $payPalAccount,
    isOther: $isOtherPayPal,
    changeSame: sameAsShippingChanged,
    submit: billingSubmitted,
    want: countriesWanted,
  })
  // Until an account is approved, PayPal's own button replaces ours.
  const isWaitingForPayPal = is.method === 'PAYPAL' && (!is.account || is.isOther) && !is.isPaid
  const { want } = is
  useEffect(() => want(), [want])
  const address = cart && contactOf({ ...cart, shipments: cart.shippingMethods, billingAddress: null })
  const hasParcel = is.shipment?.hasParcel ?? true
  const failure = is.cardFailure ?? is.billingFailure
  const others = problems.map(({ field }) => ({ name: field, label: cardWords[field] }))
  return (
    <>
      <FormErrors form={billingForm} others={others} attempt={attempt + cardAttempt} />
      <Live urgent className="notices">
        {is.authentication ? <Notice tone="danger">{words.authentication[is.authentication]}</Notice> : null}
        {is.isLost ? <Notice tone="danger">{words.providerLost}</Notice> : null}
        {failure ? <Notice tone="danger">{whyNotSaved(failure, say, words.notSaved)}</Notice> : null}
      </Live>
      <Parts />
      <Form onSubmit={() => is.submit()}>
        <Payment holder={cardName(address)} />
        <section className="sec">
          <h2>{words.billing}</h2>
          {hasParcel ? (
            <Checkbox
              name="sameAsShipping"
              checked={isSame}
              onChange={event => is.changeSame(event.currentTarget.checked)}
            >
              {words.same}
            </Checkbox>
          ) : null}
          {isSame ? null : is.layout ? (
            <AddressFields form={billingForm} only="address" />
          ) : is.formFailure ? null : (
            <div aria-busy="true">
              <span className="vh">{words.loading}</span>
              <Skeleton height="316px" />
            </div>
          )}
          <Live urgent className="notices">
            {isSame ? null : <FormFailure />}
          </Live>
        </section>
        <div className="nav">
          <Link className="back" href={`${root}/checkout/shipping`}>
            <BackIcon small />
            {words.back}
          </Link>
          {isWaitingForPayPal ? null : (
            <Button type="submit" busy={isSaving ? words.saving : undefined}>
              {words.next}
            </Button>
          )}
        </div>
      </Form>
    </>
  )
}
