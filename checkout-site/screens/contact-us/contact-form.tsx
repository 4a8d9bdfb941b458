import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import {
  $categories,
  $categoriesError,
  $isSendingMessage,
  $messageError,
  $messageProblems,
  $sentNumber,
  anotherWanted,
  messageLimits,
  messageSubmitted,
  subjectsWanted,
} from '../../../core/contact'
import type { CategorySubjects } from '../../../core/contact/contracts'
import { problemMessage } from '../../../core/validate/problem-message'
import { $words as $problemWords } from '../../../core/validate/problems.words'
import { $profile, profileWanted } from '../../../core/profile'
import { $isSignedIn } from '../../../core/session/arrival'
import { FailedNotice } from '../../shell/failed'
import { focusOnce } from '../../shell/focus-once'
import { Form, textOf } from '../../shell/form'
import { $errorText } from '../../shell/error-text'
import { $words as $shellWords } from '../../shell/shell.words'
import { FormGhost } from '../../shell/state'
import { Button } from '../../../widgets/ui/button'
import { Select, TextArea, TextInput } from '../../../widgets/ui/field'
import { Live } from '../../../widgets/ui/notice'
import { $words } from './contact-us.words'

/** Writes to the shop; without the subjects there is no form. */
export function ContactForm() {
  const { categories, failure, sentNumber, isSignedIn, words, shell, loadSubjects, loadProfile } = useUnit({
    categories: $categories,
    failure: $categoriesError,
    sentNumber: $sentNumber,
    isSignedIn: $isSignedIn,
    words: $words,
    shell: $shellWords,
    loadSubjects: subjectsWanted,
    loadProfile: profileWanted,
  })
  useEffect(() => {
    loadSubjects()
    if (isSignedIn) loadProfile()
  }, [loadSubjects, loadProfile, isSignedIn])
  if (sentNumber) return <Sent number={sentNumber} />
  return (
    <section className="contact">
      <h2>{words.write}</h2>
      <Live urgent className="notices">
        {failure ? <FailedNotice lead={words.formFailed} error={failure} onRetry={loadSubjects} /> : null}
      </Live>
      {categories ? (
        <MessageForm categories={categories} />
      ) : failure ? null : (
        <FormGhost label={shell.loading} fields={4} />
      )}
    </section>
  )
}

function Sent({ number }: { number: string }) {
  const { words, writeAnother } = useUnit({ words: $words, writeAnother: anotherWanted })
  return (
    <section className="contact">
      <h2 tabIndex={-1} ref={focusOnce}>
        {words.sentTitle}
      </h2>
      <p>{words.sentText(number)}</p>
      <button type="button" className="link" onClick={() => writeAnother()}>
        {words.another}
      </button>
    </section>
  )
}

/** Signed-in shoppers need not type who they are. */
function MessageForm({ categories }: CategorySubjects) {
  const { problems, isSending, error, profile, words, common, errorText, submit } = useUnit({
    problems: $messageProblems,
    isSending: $isSendingMessage,
    error: $messageError,
    profile: $profile,
    words: $words,
    common: $problemWords,
    errorText: $errorText,
    submit: messageSubmitted,
  })
  const [category, setCategory] = useState('')
  const subjects = categories.find(({ code }) => code === category)?.subjects ?? []
  const { firstName, lastName, email } = profile?.consumerDetails ?? {}
  const optionsOf = (choices: readonly { code: string; label: string }[]) => [
    { value: '', label: words.choose },
    ...choices.map(({ code, label }) => ({ value: code, label })),
  ]
  const limits: Partial<Record<keyof typeof problems, number>> = messageLimits
  const tooLong = (name: keyof typeof problems) => problemMessage('max-length', common, { maxLength: limits[name] })
  const problemOf = (name: keyof typeof words.problems) =>
    problems[name] === 'max-length' ? tooLong(name) : problems[name] && words.problems[name]
  const send = (typed: FormData) => {
    const orderNumber = textOf(typed, 'orderNumber')
    submit({
      category,
      subject: textOf(typed, 'subject'),
      name: textOf(typed, 'name'),
      email: textOf(typed, 'email'),
      message: textOf(typed, 'message'),
      ...(orderNumber ? { orderNumber } : {}),
    })
  }
  return (
    <Form className="form" onSubmit={send} attempt={problems} error={error && errorText(error)}>
      <Select
        label={words.category}
        name="category"
        value={category}
        options={optionsOf(categories)}
        error={problemOf('category')}
        onChange={event => setCategory(event.currentTarget.value)}
      />
      <Select label={words.subject} name="subject" options={optionsOf(subjects)} error={problemOf('subject')} />
      <TextInput
        label={words.name}
        name="name"
        autoComplete="name"
        defaultValue={words.fullName(firstName ?? '', lastName ?? '').trim()}
        error={problemOf('name')}
      />
      <TextInput
        key={email ?? ''}
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        defaultValue={email}
        readOnly={Boolean(email)}
        error={problemOf('email')}
      />
      <TextInput
        label={words.order}
        optional={words.optional}
        name="orderNumber"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        error={problems.orderNumber && tooLong('orderNumber')}
      />
      <TextArea label={words.message} name="message" rows={6} error={problemOf('message')} />
      <Button type="submit" busy={isSending ? words.sending : undefined}>
        {words.send}
      </Button>
    </Form>
  )
}
