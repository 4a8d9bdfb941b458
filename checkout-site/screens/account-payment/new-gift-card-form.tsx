import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $giftCardError, $isSavingCard, addLeft, giftCardSubmitted } from '../../../core/payment/kept-cards'
import { FormEnd } from '../../account/form-end'
import { Form, textOf } from '../../shell/form'
import { $say } from '../../shell/say'
import { TextInput } from '../../../widgets/ui/field'
import { $words } from './account-payment.words'

export function NewGiftCardForm() {
  const { error, isSaving, words, say, submit, leave } = useUnit({
    error: $giftCardError,
    isSaving: $isSavingCard,
    words: $words,
    say: $say,
    submit: giftCardSubmitted,
    leave: addLeft,
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const send = (typed: FormData) => submit({ number: textOf(typed, 'number'), pin: textOf(typed, 'pin') })
  return (
    <Form className="form" formRef={form} onSubmit={send} attempt={error}>
      <TextInput
        label={words.number}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        dir="ltr"
        error={error ? say(error) : undefined}
      />
      <div className="half">
        <TextInput label={words.pin} name="pin" inputMode="numeric" autoComplete="off" maxLength={12} dir="ltr" />
      </div>
      <FormEnd isSaving={isSaving} onCancel={leave} compact />
    </Form>
  )
}
