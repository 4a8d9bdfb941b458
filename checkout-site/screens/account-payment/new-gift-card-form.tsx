import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import {
  $giftCardError,
  $giftCardMissing,
  $isSavingCard,
  addLeft,
  giftCardSubmitted,
} from '../../../core/payment/account-cards'
import { $words as $problemWords } from '../../../core/validate/problems.words'
import { FormEnd } from '../../account/form-end'
import { Form, textOf } from '../../shell/form'
import { $errorText } from '../../shell/error-text'
import { TextInput } from '../../../widgets/ui/field'
import { $words } from './account-payment.words'

export function NewGiftCardForm() {
  const { error, missing, isSaving, words, common, errorText, submit, leave } = useUnit({
    error: $giftCardError,
    missing: $giftCardMissing,
    isSaving: $isSavingCard,
    words: $words,
    common: $problemWords,
    errorText: $errorText,
    submit: giftCardSubmitted,
    leave: addLeft,
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const send = (typed: FormData) => submit({ number: textOf(typed, 'number'), pin: textOf(typed, 'pin') })
  return (
    <Form className="form" formRef={form} onSubmit={send} attempt={error ?? missing}>
      <TextInput
        label={words.number}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        dir="ltr"
        aria-required
        error={error ? errorText(error) : missing.number && common.required}
      />
      <div className="half">
        <TextInput
          label={words.pin}
          name="pin"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          dir="ltr"
          aria-required
          error={missing.pin && common.required}
        />
      </div>
      <FormEnd isSaving={isSaving} onCancel={leave} compact />
    </Form>
  )
}
