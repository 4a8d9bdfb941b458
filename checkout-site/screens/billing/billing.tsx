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
import { $words, type BillingWords } from './billing.words'
import { Payment } from './payment'
import './billing.css'

export function Billing() {
  const {
    words,
    cardWords,
    root,
    errorText,
    cart,
    isSaving,
    attempt,
    cardAttempt,
    cardProblems,
    isProviderLost,
    cardFailure,
    billingFailure,
    authentication,
    method,
    isPaid,
    account,
    isOther,
    submit,
    load,
  } = useUnit({
    words: $words,
    cardWords: $cardWords,
    root: $root,
    errorText: $errorText,
    cart: $wholeCart,
    isSaving: $isSavingBilling,
    attempt: billingForm.$attempt,
    cardAttempt: $cardAttempt,
    cardProblems: $cardProblems,
    isProviderLost: $isProviderLost,
    cardFailure: $cardFailure,
    billingFailure: $billingFailure,
    authentication: $authentication,
    method: $method,
    isPaid: $isPaid,
    account: $payPalAccount,
    isOther: $isOtherPayPal,
    submit: billingSubmitted,
    load: countriesWanted,
  })
  useEffect(() => load(), [load])
  // Until an account is approved, PayPal's own button replaces ours.
  const isWaitingForPayPal = method === 'PAYPAL' && (!account || isOther) && !isPaid
  const address = cart && contactOf({ ...cart, shipments: cart.shippingMethods, billingAddress: null })
  const failure = cardFailure ?? billingFailure
  return (
    <>
      <FormErrors
        form={billingForm}
        others={cardProblems.map(({ field }) => ({ name: field, label: cardWords[field] }))}
        attempt={attempt + cardAttempt}
      />
      <Live urgent className="notices">
        {authentication ? <Notice tone="danger">{words.authentication[authentication]}</Notice> : null}
        {isProviderLost ? <Notice tone="danger">{words.providerLost}</Notice> : null}
        {failure ? <Notice tone="danger">{whyNotSaved(failure, errorText, words.notSaved)}</Notice> : null}
      </Live>
      <Parts />
      <Form onSubmit={() => submit()}>
        <Payment holder={cardName(address)} />
        <BillingAddress words={words} />
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

function BillingAddress({ words }: { words: BillingWords }) {
  const { isSame, shipment, layout, formFailure, changeSame } = useUnit({
    isSame: $isSameAsShipping,
    shipment: $shipment,
    layout: billingForm.$layout,
    formFailure: $formFailure,
    changeSame: sameAsShippingChanged,
  })
  const hasParcel = shipment?.hasParcel ?? true
  return (
    <section className="sec">
      <h2>{words.billing}</h2>
      {hasParcel ? (
        <Checkbox name="sameAsShipping" checked={isSame} onChange={event => changeSame(event.currentTarget.checked)}>
          {words.same}
        </Checkbox>
      ) : null}
      {isSame ? null : layout ? (
        <AddressFields form={billingForm} only="address" />
      ) : formFailure ? null : (
        <div aria-busy="true">
          <span className="vh">{words.loading}</span>
          <Skeleton height="316px" />
        </div>
      )}
      <Live urgent className="notices">
        {isSame ? null : <FormFailure />}
      </Live>
    </section>
  )
}
