import { useUnit } from 'effector-react'
import type { FormEvent } from 'react'
import { $formFailure, countriesWanted } from '../../../core/delivery'
import { keptForms } from '../../../core/delivery/kept-address'
import {
  $addressError,
  $isMain,
  $isSavingAddress,
  type Edit,
  editLeft,
  mainChanged,
} from '../../../core/profile/addresses'
import { $words as $accountWords } from '../../account/account.words'
import { AddressFields } from '../../address/address-fields'
import { FormErrors } from '../../address/form-errors'
import { focusOnce } from '../../shell/focus-once'
import { $say } from '../../shell/say'
import { $words as $shellWords } from '../../shell/shell.words'
import { FormGhost } from '../../shell/state'
import { Title } from '../../shell/title'
import { Button } from '../../../widgets/ui/button'
import { Checkbox } from '../../../widgets/ui/choice'
import { Live, Notice } from '../../../widgets/ui/notice'
import { $words } from './account-addresses.words'

/** The form of a new address, or of one that is kept, by the rules of its country. */
export function AddressEditor({ edit }: { edit: Edit }) {
  const form = keptForms[edit.kind]
  const { layout, attempt, isMain, isSaving, error, formFailure, words, account, shell, say, ...events } = useUnit({
    layout: form.$layout,
    attempt: form.$attempt,
    isMain: $isMain,
    isSaving: $isSavingAddress,
    error: $addressError,
    formFailure: $formFailure,
    words: $words,
    account: $accountWords,
    shell: $shellWords,
    say: $say,
    check: form.checkAsked,
    makeMain: mainChanged,
    leave: editLeft,
    want: countriesWanted,
  })
  const title = edit.address ? words.changeTitle : words.newTitle
  const isOnlyMain = edit.address?.main ?? false
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) events.check()
  }
  return (
    <>
      <Title>{title}</Title>
      <h1 tabIndex={-1} ref={focusOnce}>
        {title}
      </h1>
      <section className="panel">
        {layout ? (
          <form onSubmit={send} noValidate className="formroom">
            <FormErrors form={form} attempt={attempt} />
            <Live urgent className="notices">
              {error ? (
                <Notice tone="danger">
                  {error.kind === 'http' && error.status < 500 ? null : `${words.notSaved} `}
                  {say(error)}
                </Notice>
              ) : null}
            </Live>
            {edit.kind === 'S' ? <AddressFields form={form} only="email" /> : null}
            <AddressFields form={form} only="address" />
            {isOnlyMain ? null : (
              <Checkbox checked={isMain} onChange={event => events.makeMain(event.currentTarget.checked)}>
                {words.isMain}
              </Checkbox>
            )}
            <div className="formend">
              <Button type="submit" busy={isSaving ? account.saving : undefined}>
                {account.save}
              </Button>
              <button type="button" className="link" onClick={() => events.leave()}>
                {account.cancel}
              </button>
            </div>
          </form>
        ) : formFailure ? (
          <Notice tone="danger">
            {words.formFailed} {say(formFailure)}{' '}
            <button type="button" className="act" onClick={() => events.want()}>
              {shell.again}
            </button>
          </Notice>
        ) : (
          <FormGhost label={shell.loading} />
        )}
      </section>
    </>
  )
}
