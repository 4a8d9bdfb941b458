import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { $giftCardError, $isSavingCard, addLeft, giftCardSubmitted } from '../../../core/payment/kept-cards'
import { $words as $accountWords } from '../../account/account.words'
import { $say } from '../../shell/say'
import { Button } from '../../../widgets/ui/button'
import { TextInput } from '../../../widgets/ui/field'
import { $words } from './account-payment.words'

/** Number and PIN of a gift card that is to be kept; a refusal stands at the number. */
export function NewGiftCardForm() {
  const { error, isSaving, words, account, say, submit, leave } = useUnit({
    error: $giftCardError,
    isSaving: $isSavingCard,
    words: $words,
    account: $accountWords,
    say: $say,
    submit: giftCardSubmitted,
    leave: addLeft,
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    submit({ number: String(typed.get('number')).trim(), pin: String(typed.get('pin')).trim() })
  }
  return (
    <form ref={form} className="form" onSubmit={send} noValidate>
      <TextInput
        label={words.number}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        error={error ? say(error) : undefined}
      />
      <div className="half">
        <TextInput label={words.pin} name="pin" inputMode="numeric" autoComplete="off" dir="ltr" />
      </div>
      <div className="formend">
        <Button type="submit" compact busy={isSaving ? account.saving : undefined}>
          {account.save}
        </Button>
        <button type="button" className="link" onClick={() => leave()}>
          {account.cancel}
        </button>
      </div>
    </form>
  )
}
