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
  type Selling,
  sellingShown,
  sellingSubmitted,
  storeChosen,
  storesWanted,
} from '../../../core/in-store/selling'
import { $itemsInBag, endingRequested } from '../../../core/in-store/ending'
import { problemMessage } from '../../../core/validate/problem-message'
import { $words as $problemWords } from '../../../core/validate/problems.words'
import { Button, ButtonLink } from '../../../widgets/ui/button'
import { Select, TextInput } from '../../../widgets/ui/field'
import { Live, Notice } from '../../../widgets/ui/notice'
import { Form, textOf } from '../../shell/form'
import { $root } from '../../shell/navigation'
import { $errorText } from '../../shell/error-text'
import { FormGhost } from '../../shell/state'
import { $words as $endWords } from '../../in-store/end-sale.words'
import { returnAddress } from '../sign-in/return-address'
import { $words } from './associate-login.words'

export function Choice() {
  const { words, endWords, items, errorText, stores, selling, error, show, load, end } = useUnit({
    words: $words,
    endWords: $endWords,
    items: $itemsInBag,
    errorText: $errorText,
    stores: $ownStores,
    selling: $selling,
    error: $choiceError,
    show: sellingShown,
    load: storesWanted,
    end: endingRequested,
  })
  useEffect(() => {
    show()
    load()
  }, [show, load])
  if (selling) return <Chosen selling={selling} />
  return (
    <>
      <h1>{words.choiceTitle}</h1>
      <p className="lead">{words.choiceText}</p>
      {items ? (
        <Notice tone="warning">
          {endWords.left}{' '}
          <button type="button" className="link" onClick={() => end()}>
            {endWords.end}
          </button>
        </Notice>
      ) : null}
      <Live urgent className="notices">
        {error ? <Notice tone="danger">{errorText(error)}</Notice> : null}
      </Live>
      {stores === null ? (
        error ? null : (
          <FormGhost label={words.choiceTitle} fields={2} />
        )
      ) : stores.length === 0 ? (
        <p>{words.noStores}</p>
      ) : (
        <ChoiceForm stores={stores} hasFailed={error !== null} />
      )}
      {error ? (
        <Button look="side" onClick={() => load()}>
          {words.retry}
        </Button>
      ) : null}
    </>
  )
}

function Chosen({ selling }: { selling: Selling }) {
  const { words, root, end } = useUnit({ words: $words, root: $root, end: endingRequested })
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

interface ChoiceFormProps {
  stores: readonly { id: string; name: string }[]
  /** The staff of the chosen store could not be read. */
  hasFailed: boolean
}

function ChoiceForm({ stores, hasFailed }: ChoiceFormProps) {
  const { words, common, staff, storeId, problems, isFinding, choose, submit } = useUnit({
    words: $words,
    common: $problemWords,
    staff: $staff,
    storeId: $chosenStore,
    problems: $choiceProblems,
    isFinding: $isFindingCustomer,
    choose: storeChosen,
    submit: sellingSubmitted,
  })
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
        aria-busy={storeId !== '' && staff === null && !hasFailed}
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
  )
}
