import { useUnit } from 'effector-react'
import { $formFailure } from '../../../core/delivery'
import { savedAddressForms } from '../../../core/delivery/saved-address'
import {
  $addressError,
  $isMain,
  $isSavingAddress,
  type Edit,
  editLeft,
  mainChanged,
} from '../../../core/profile/addresses'
import { FormEnd } from '../../account/form-end'
import { AddressFields } from '../../address/address-fields'
import { FormErrors } from '../../address/form-errors'
import { FormFailure } from '../../address/form-failure'
import { focusOnce } from '../../shell/focus-once'
import { $errorText, whyNotSaved } from '../../shell/error-text'
import { $words as $shellWords } from '../../shell/shell.words'
import { FormGhost } from '../../shell/state'
import { Title } from '../../shell/title'
import { Form } from '../../shell/form'
import { Checkbox } from '../../../widgets/ui/choice'
import { Live } from '../../../widgets/ui/notice'
import { $words } from './account-addresses.words'

export function AddressEditor({ edit }: { edit: Edit }) {
  const form = savedAddressForms[edit.kind]
  const { layout, attempt, isMain, isSaving, error, formFailure, words, shell, errorText, check, makeMain, leave } =
    useUnit({
      layout: form.$layout,
      attempt: form.$attempt,
      isMain: $isMain,
      isSaving: $isSavingAddress,
      error: $addressError,
      formFailure: $formFailure,
      words: $words,
      shell: $shellWords,
      errorText: $errorText,
      check: form.checkRequested,
      makeMain: mainChanged,
      leave: editLeft,
    })
  const title = edit.address ? words.changeTitle : words.newTitle
  const isOnlyMain = edit.address?.main ?? false
  return (
    <>
      <Title>{title}</Title>
      <h1 tabIndex={-1} ref={focusOnce}>
        {title}
      </h1>
      <section className="panel">
        {layout ? (
          <Form
            className="formroom"
            onSubmit={() => check()}
            error={error && whyNotSaved(error, errorText, words.notSaved)}
          >
            <FormErrors form={form} attempt={attempt} />
            <Live urgent className="notices">
              <FormFailure />
            </Live>
            {edit.kind === 'S' ? <AddressFields form={form} only="email" /> : null}
            <AddressFields form={form} only="address" />
            {isOnlyMain ? null : (
              <Checkbox checked={isMain} onChange={event => makeMain(event.currentTarget.checked)}>
                {words.isMain}
              </Checkbox>
            )}
            <FormEnd isSaving={isSaving} onCancel={leave} />
          </Form>
        ) : formFailure ? (
          <FormFailure />
        ) : (
          <FormGhost label={shell.loading} />
        )}
      </section>
    </>
  )
}
