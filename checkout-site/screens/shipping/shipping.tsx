import { useStoreMap, useUnit } from 'effector-react'
import { Suspense, useEffect } from 'react'
import { $cart, $blockingLine, $isApart } from '../../../core/cart'
import {
  $addressFailure,
  type AddressForm,
  $formFailure,
  $isOfferChanged,
  $isSavingShipping,
  countriesWanted,
  $isOtherCollector,
  $shipment,
  $suggestion,
  collectorForm,
  shippingForm,
  shippingSubmitted,
} from '../../../core/delivery'
import { $features } from '../../../core/site/settings'
import { Form } from '../../shell/form'
import { $errorText, whyNotSaved } from '../../shell/error-text'
import { Button } from '../../../widgets/ui/button'
import { Checkbox } from '../../../widgets/ui/choice'
import { BackIcon } from '../../../widgets/ui/icon'
import { Live, Notice } from '../../../widgets/ui/notice'
import { Skeleton } from '../../../widgets/ui/skeleton'
import { AddressFields } from '../../address/address-fields'
import { FormFailure } from '../../address/form-failure'
import { FormErrors } from '../../address/form-errors'
import { fetchView } from '../../shell/lazily'
import { optionalPart, optionalPartLater } from '../../shell/optional-part'
import { $root } from '../../shell/navigation'
import { useInSlices } from '../../shell/use-in-slices'
import { Link } from 'wouter'
import { ExpressFrame } from './express-frame'
import { MemberBenefit, Methods } from './methods'
import { ShippingGhost } from './shipping-ghost'
import { $words } from './shipping.words'
import { part } from '../../shell/part'

const ExpressCheckout = optionalPartLater(async () => (await import('../../payment/cart-wallets')).ExpressCheckout)
const DeliveryChanges = optionalPart(async () => (await import('../../stores/late-shipping-parts')).DeliveryChanges)
const Recipients = optionalPart(async () => (await import('../../stores/late-shipping-parts')).Recipients)
const RecipientDialog = optionalPart(async () => (await import('../../stores/late-shipping-parts')).RecipientDialog)
const OrderAddress = optionalPart(async () => (await import('../../address/order-address')).OrderAddress)
const SavedAddresses = optionalPart(async () => (await import('../../stores/late-shipping-parts')).SavedAddresses)
const KeepAddress = optionalPart(async () => (await import('../../stores/late-shipping-parts')).KeepAddress)
const lateParts = [MemberBenefit, DeliveryChanges, Recipients, SavedAddresses, KeepAddress]
const Suggestion = part(async () => (await import('../../address/suggestion')).Suggestion)
const pickUp = () => import('../../stores/pick-up')
const DeliveryModes = part(async () => (await pickUp()).DeliveryModes)
const PickUpParts = part(async () => (await pickUp()).PickUpParts)

export function Shipping() {
  const { layout, isApart, blockingLine, formFailure, failure, isSaving, words, root, errorText, submit, load } =
    useUnit({
      layout: shippingForm.$layout,
      isApart: $isApart,
      blockingLine: $blockingLine,
      formFailure: $formFailure,
      failure: $addressFailure,
      isSaving: $isSavingShipping,
      words: $words,
      root: $root,
      errorText: $errorText,
      submit: shippingSubmitted,
      load: countriesWanted,
    })
  useEffect(() => load(), [load])
  // They come while the form waits for its rules: what they add to it later would move its button under a press.
  useEffect(() => lateParts.forEach(one => void fetchView(one)), [])
  const isKnown = useInSlices(layout !== null)
  if (!isKnown) return formFailure ? <FormFailure /> : <ShippingGhost isApart={isApart} />
  return (
    <>
      {isApart || blockingLine ? null : (
        <Suspense fallback={<ExpressFrame />}>
          <ExpressCheckout />
        </Suspense>
      )}
      <Form onSubmit={() => submit()} error={failure && whyNotSaved(failure, errorText, words.notSaved)}>
        <Fields />
        <div className="nav">
          <Link className="back" href={`${root}${isApart ? '/express' : '/cart'}`}>
            <BackIcon small />
            {isApart ? words.backAtOnce : words.back}
          </Link>
          <Button type="submit" busy={isSaving ? words.saving : undefined}>
            {words.next}
          </Button>
        </div>
      </Form>
      <Suspense>
        <RecipientDialog />
      </Suspense>
    </>
  )
}

/** What the cart's deliveries ask for: a parcel's address, somebody who picks up, or an e-mail address alone. */
function Fields() {
  const { cart, shipment, isOther, suggestion, attempt, collectorAttempt, isOfferChanged, words } = useUnit({
    cart: $cart,
    shipment: $shipment,
    isOther: $isOtherCollector,
    suggestion: $suggestion,
    attempt: shippingForm.$attempt,
    collectorAttempt: collectorForm.$attempt,
    isOfferChanged: $isOfferChanged,
    words: $words,
  })
  const { hasParcel = true, hasPickUp = false, mailedId } = shipment ?? {}
  const canPickUp = cart?.items.some(({ shippingOptions }) => shippingOptions.available.includes('pickup'))
  return (
    <>
      {hasParcel ? <FormErrors form={shippingForm} attempt={attempt} /> : null}
      {!hasParcel || (hasPickUp && isOther) ? <FormErrors form={collectorForm} attempt={collectorAttempt} /> : null}
      <Live className="notices">
        <Suspense>
          <DeliveryChanges />
        </Suspense>
      </Live>
      <Live urgent className="notices">
        <FormFailure />
      </Live>
      {hasParcel ? <Contact form={shippingForm} /> : mailedId ? <Contact form={collectorForm} /> : null}
      <Suspense>
        <Recipients />
      </Suspense>
      {mailedId ? null : (
        <section className="sec">
          <h2>{words.delivery}</h2>
          {canPickUp ? (
            <Suspense fallback={<Skeleton height="52px" />}>
              <DeliveryModes />
            </Suspense>
          ) : null}
          {hasParcel ? (
            <>
              <Suspense>
                <SavedAddresses />
              </Suspense>
              <AddressFields form={shippingForm} only="address" />
              <Suspense>
                <KeepAddress />
              </Suspense>
              <Suspense>{shipment?.shippingAddress ? <OrderAddress /> : null}</Suspense>
              <Suspense>{suggestion ? <Suggestion /> : null}</Suspense>
            </>
          ) : null}
        </section>
      )}
      {hasPickUp ? (
        <Suspense fallback={<Skeleton height="132px" />}>
          <PickUpParts />
        </Suspense>
      ) : null}
      <Methods />
      <Live urgent className="notices">
        {isOfferChanged ? <Notice tone="warning">{words.offerChanged}</Notice> : null}
      </Live>
    </>
  )
}

/** The contact of the order; e-mail deliveries need nothing else. */
function Contact({ form }: { form: AddressForm }) {
  const { words, features, change } = useUnit({ words: $words, features: $features, change: form.fieldChanged })
  // Subscribes to this value only, so that typing does not render the section.
  const isWanted = useStoreMap(form.$values, values => values['newsletterConsent'] === 'yes')
  return (
    <section className="sec">
      <h2>{words.contact}</h2>
      <AddressFields form={form} only="email" />
      {form === collectorForm ? <AddressFields form={form} only="address" /> : null}
      <Checkbox
        name="newsletterConsent"
        checked={isWanted}
        onChange={event => change({ name: 'newsletterConsent', value: event.currentTarget.checked ? 'yes' : '' })}
      >
        {words.newsletter}
      </Checkbox>
      {isWanted && features['confirmedNewsletter'] ? <p className="muted small">{words.newsletterFirst}</p> : null}
    </section>
  )
}
