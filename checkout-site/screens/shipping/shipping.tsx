import { useUnit } from 'effector-react'
import { type FormEvent, useEffect } from 'react'
import {
  $addressFailure,
  $formFailure,
  $isOfferChanged,
  $isSavingShipping,
  countriesWanted,
  shippingForm,
  shippingSubmitted,
} from '../../../core/delivery'
import { $say } from '../../../core/errors/sentences'
import { Button } from '../../../widgets/ui/button'
import { Checkbox } from '../../../widgets/ui/choice'
import { BackIcon } from '../../../widgets/ui/icon'
import { Live, Notice } from '../../../widgets/ui/notice'
import { AddressFields } from '../../address/address-fields'
import { FormErrors } from '../../address/form-errors'
import { $root } from '../../shell/navigation'
import { FormGhost } from '../../shell/state'
import { Link } from 'wouter'
import { Methods } from './methods'
import { $words } from './shipping.words'
import { Suggestion } from './suggestion'

/** The first step: who and where, and by which method. */
export function Shipping() {
  const { layout, values, attempt, words, root, say, failure, formFailure, isOfferChanged, isSaving, ...events } =
    useUnit({
      layout: shippingForm.$layout,
      values: shippingForm.$values,
      attempt: shippingForm.$attempt,
      words: $words,
      root: $root,
      say: $say,
      failure: $addressFailure,
      formFailure: $formFailure,
      isOfferChanged: $isOfferChanged,
      isSaving: $isSavingShipping,
      onChange: shippingForm.fieldChanged,
      onSubmit: shippingSubmitted,
      onWanted: countriesWanted,
    })
  const want = events.onWanted
  useEffect(() => want(), [want])
  const send = (event: FormEvent) => {
    event.preventDefault()
    events.onSubmit()
  }
  if (!layout) {
    return formFailure ? (
      <Notice tone="danger">
        {words.formFailed} {say(formFailure)}{' '}
        <button type="button" className="act" onClick={() => want()}>
          {words.again}
        </button>
      </Notice>
    ) : (
      <FormGhost label={words.loading} />
    )
  }
  return (
    <form onSubmit={send} noValidate>
      <FormErrors form={shippingForm} attempt={attempt} />
      <Live urgent className="notices">
        {failure ? (
          <Notice tone="danger">
            {failure.kind === 'http' ? null : `${words.notSaved} `}
            {say(failure)}
          </Notice>
        ) : null}
        {formFailure ? (
          <Notice tone="danger">
            {words.formFailed}{' '}
            <button type="button" className="act" onClick={() => want()}>
              {words.again}
            </button>
          </Notice>
        ) : null}
      </Live>
      <section className="sec">
        <h2>{words.contact}</h2>
        <AddressFields form={shippingForm} only="email" />
        <Checkbox
          name="newsletterConsent"
          checked={values['newsletterConsent'] === 'yes'}
          onChange={event =>
            events.onChange({ name: 'newsletterConsent', value: event.currentTarget.checked ? 'yes' : '' })
          }
        >
          {words.newsletter}
        </Checkbox>
      </section>
      <section className="sec">
        <h2>{words.delivery}</h2>
        <AddressFields form={shippingForm} only="address" />
        <Suggestion />
      </section>
      <Methods />
      <Live urgent className="notices">
        {isOfferChanged ? <Notice tone="warning">{words.offerChanged}</Notice> : null}
      </Live>
      <div className="nav">
        <Link className="back" href={`${root}/cart`}>
          <BackIcon small />
          {words.back}
        </Link>
        <Button type="submit" busy={isSaving ? words.saving : undefined}>
          {words.next}
        </Button>
      </div>
    </form>
  )
}
