import { useUnit } from 'effector-react'
import {
  $isNewMain,
  $isProviderGone,
  $isSavingCard,
  $newCardProblems,
  addLeft,
  cardSubmitted,
  accountFieldCorrected,
  accountFieldsHidden,
  accountFieldsShown,
  newMainChanged,
} from '../../../core/payment/account-cards'
import { $profile } from '../../../core/profile'
import { FormEnd } from '../../account/form-end'
import { $words as $addressWords } from '../../address/address.words'
import { CardForm } from '../../payment/card-form'
import { cardName } from '../../payment/card-name'
import { $words as $cardWords } from '../../payment/card-form.words'
import { Form } from '../../shell/form'
import { Checkbox } from '../../../widgets/ui/choice'
import { ErrorSummary } from '../../../widgets/ui/error-summary'
import { $words } from './account-payment.words'

const events = { shown: accountFieldsShown, hidden: accountFieldsHidden, mended: accountFieldCorrected }

export function NewCardForm({ mayBeMain }: { mayBeMain: boolean }) {
  const { isMain, isSaving, isGone, problems, profile, words, cardWords, address, submit, make, leave } = useUnit({
    isMain: $isNewMain,
    isSaving: $isSavingCard,
    isGone: $isProviderGone,
    problems: $newCardProblems,
    profile: $profile,
    words: $words,
    cardWords: $cardWords,
    address: $addressWords,
    submit: cardSubmitted,
    make: newMainChanged,
    leave: addLeft,
  })
  return (
    <Form
      className="formroom"
      onSubmit={() => submit()}
      error={isGone ? words.providerLost : null}
      notices={
        problems.length ? (
          <ErrorSummary
            title={address.attention(problems.length)}
            fields={problems.map(({ field }) => ({ name: field, label: cardWords[field] }))}
          />
        ) : null
      }
    >
      <CardForm holder={cardName(profile?.consumerDetails)} events={events} />
      {mayBeMain ? (
        <Checkbox checked={isMain} onChange={event => make(event.currentTarget.checked)}>
          {words.newMain}
        </Checkbox>
      ) : null}
      <FormEnd isSaving={isSaving} onCancel={leave} />
    </Form>
  )
}
