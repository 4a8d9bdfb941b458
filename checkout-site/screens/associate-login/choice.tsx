import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $choiceError,
  $choiceProblems,
  $chosenStore,
  $isFindingCustomer,
  $ownStores,
  $selling,
  $staff,
  sellingShown,
  sellingSubmitted,
  storeChosen,
  storesWanted,
} from '../../../core/in-store/selling'
import { $thingsInBag, endingAsked } from '../../../core/in-store/ending'
import { problemMessage } from '../../../core/validate/problem-message'
import { $words as $problemWords } from '../../../core/validate/problems.words'
import { Button, ButtonLink } from '../../../widgets/ui/button'
import { Select, TextInput } from '../../../widgets/ui/field'
import { Live, Notice } from '../../../widgets/ui/notice'
import { Form, textOf } from '../../shell/form'
import { $root } from '../../shell/navigation'
import { $say } from '../../shell/say'
import { FormGhost } from '../../shell/state'
import { $words as $endWords } from '../../in-store/end-sale.words'
import { returnAddress } from '../sign-in/return-address'
import { $words } from './associate-login.words'

export function Choice() {
  const {
    words,
    endWords,
    things,
    common,
    root,
    say,
    stores,
    staff,
    storeId,
    selling,
    error,
    problems,
    isFinding,
    ...events
  } = useUnit({
    words: $words,
    endWords: $endWords,
    things: $thingsInBag,
    common: $problemWords,
    root: $root,
    say: $say,
    stores: $ownStores,
    staff: $staff,
    storeId: $chosenStore,
    selling: $selling,
    error: $choiceError,
    problems: $choiceProblems,
    isFinding: $isFindingCustomer,
    show: sellingShown,
    want: storesWanted,
    choose: storeChosen,
    submit: sellingSubmitted,
    end: endingAsked,
  })
  const { show, want, choose, submit, end } = events
  useEffect(() => {
    show()
    want()
  }, [show, want])
  if (selling) {
    return (
      <>
        <h1 tabIndex={-1}>{words.here(selling.storeEmployeeName, selling.storeName)}</h1>
        {selling.customer ? <p>{words.forCustomer(selling.customer.firstName ?? '')}</p> : null}
        <p className="lead">{words.hereText}</p>
        <ButtonLink href={returnAddress(location.search, root)}>{words.goOn}</ButtonLink>
        <Button look="side" onClick={() => end()}>
          {words.other}
        </Button>
      </>
    )
  }
  const send = (typed: FormData) =>
    submit({
      storeId: textOf(typed, 'store'),
      employeeId: textOf(typed, 'employee'),
      customerEmail: textOf(typed, 'customer'),
    })
  const customerError =
    problems.customer === 'unknown'
      ? words.customerUnknown
      : problems.customer
        ? problemMessage(problems.customer, common)
        : undefined
  const optionsOf = (list: readonly { id: string; name: string }[], first: string) => [
    { value: '', label: first },
    ...list.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <>
      <h1>{words.choiceTitle}</h1>
      <p className="lead">{words.choiceText}</p>
      {things ? (
        <Notice tone="warning">
          {endWords.left}{' '}
          <button type="button" className="link" onClick={() => end()}>
            {endWords.end}
          </button>
        </Notice>
      ) : null}
      <Live urgent className="notices">
        {error ? <Notice tone="danger">{say(error)}</Notice> : null}
      </Live>
      {stores === null ? (
        error ? null : (
          <FormGhost label={words.choiceTitle} fields={2} />
        )
      ) : stores.length === 0 ? (
        <p>{words.noStores}</p>
      ) : (
        <Form className="form" onSubmit={send} attempt={problems.attempt}>
          <Select
            label={words.store}
            name="store"
            value={storeId}
            onChange={event => choose(event.currentTarget.value)}
            aria-required
            options={optionsOf(stores, words.choose)}
            error={problems.store ? words.storeMissing : undefined}
          />
          <Select
            key={storeId}
            label={words.employee}
            name="employee"
            aria-required
            aria-busy={storeId !== '' && staff === null && !error}
            options={optionsOf(staff ?? [], words.choose)}
            error={problems.employee && !problems.store ? words.employeeMissing : undefined}
          />
          <TextInput
            label={words.customer}
            optional={words.optional}
            hint={words.customerHint}
            name="customer"
            type="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            error={customerError}
          />
          <Button type="submit" busy={isFinding ? words.finding : undefined}>
            {words.begin}
          </Button>
        </Form>
      )}
      {error ? (
        <Button look="side" onClick={() => want()}>
          {words.retry}
        </Button>
      ) : null}
    </>
  )
}
