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
import { optionalPart, optionalPartLater } from '../../shell/optional-part'
import { $root } from '../../shell/navigation'
import { useInSlices } from '../../shell/use-in-slices'
import { Link } from 'wouter'
import { ExpressFrame } from './express-frame'
import { Methods } from './methods'
import { ShippingGhost } from './shipping-ghost'
import { $words } from './shipping.words'
import { part } from '../../shell/part'

const ExpressCheckout = optionalPartLater(async () => (await import('../../payment/cart-wallets')).ExpressCheckout)
const DeliveryChanges = optionalPart(async () => (await import('../../stores/beside-the-step')).DeliveryChanges)
const Recipients = optionalPart(async () => (await import('../../stores/beside-the-step')).Recipients)
const RecipientDialog = optionalPart(async () => (await import('../../stores/beside-the-step')).RecipientDialog)
const OrderAddress = optionalPart(async () => (await import('../../address/order-address')).OrderAddress)
const SavedAddresses = optionalPart(async () => (await import('../../stores/beside-the-step')).SavedAddresses)
const Suggestion = part(async () => (await import('../../address/suggestion')).Suggestion)
const pickUp = () => import('../../stores/pick-up')
const DeliveryModes = part(async () => (await pickUp()).DeliveryModes)
const PickUpParts = part(async () => (await pickUp()).PickUpParts)

export function Shipping() {
  const { layout, attempt, words, root, say, failure, formFailure, isOfferChanged, isSaving, isApart, ...events } =
    useUnit({
      cart: $cart,
      isApart: $isApart,
      blockingLine: $blockingLine,
      suggestion: $suggestion,
      shipment: $shipment,
      isOther: $isOtherCollector,
      attempts: collectorForm.$attempt,
      layout: shippingForm.$layout,
      attempt: shippingForm.$attempt,
      words: $words,
      root: $root,
      say: $errorText,
      failure: $addressFailure,
      formFailure: $formFailure,
      isOfferChanged: $isOfferChanged,
      isSaving: $isSavingShipping,
      onSubmit: shippingSubmitted,
      onWanted: countriesWanted,
    })
  const { hasParcel = true, hasPickUp = false, mailedId } = events.shipment ?? {}
  const canFetch = events.cart?.items.some(({ shippingOptions }) => shippingOptions.available.includes('pickup'))
  const want = events.onWanted
  useEffect(() => want(), [want])
  const isKnown = useInSlices(layout !== null)
  if (!isKnown) {
    return formFailure ? <FormFailure /> : <ShippingGhost isApart={isApart} />
  }
  return (
    <>
      {isApart || events.blockingLine ? null : (
        <Suspense fallback={<ExpressFrame />}>
          <ExpressCheckout />
        </Suspense>
      )}
      <Form onSubmit={() => events.onSubmit()} error={failure && whyNotSaved(failure, say, words.notSaved)}>
        {hasParcel ? <FormErrors form={shippingForm} attempt={attempt} /> : null}
        {!hasParcel || (hasPickUp && events.isOther) ? (
          <FormErrors form={collectorForm} attempt={events.attempts} />
        ) : null}
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
            {canFetch ? (
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
                <Suspense>{events.shipment?.shippingAddress ? <OrderAddress /> : null}</Suspense>
                <Suspense>{events.suggestion ? <Suggestion /> : null}</Suspense>
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
