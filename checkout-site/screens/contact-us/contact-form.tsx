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
  messageSubmitted,
  subjectsWanted,
} from '../../../core/contact'
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

/** Signed-in shoppers need not type who they are. */
export function ContactForm() {
  const { categories, failure, problems, isSending, sent, error, profile, isSignedIn, words, shell, say, ...does } =
    useUnit({
      categories: $categories,
      failure: $categoriesError,
      problems: $messageProblems,
      isSending: $isSendingMessage,
      sent: $sentNumber,
      error: $messageError,
      profile: $profile,
      isSignedIn: $isSignedIn,
      words: $words,
      shell: $shellWords,
      say: $errorText,
      want: subjectsWanted,
      wantProfile: profileWanted,
      submit: messageSubmitted,
      another: anotherWanted,
    })
  const { want, wantProfile } = does
  useEffect(() => {
    want()
    if (isSignedIn) wantProfile()
  }, [want, wantProfile, isSignedIn])
  const [category, choose] = useState('')
  const subjects = categories?.find(({ code }) => code === category)?.subjects ?? []
  const options = (list: readonly { code: string; label: string }[]) => [
    { value: '', label: words.choose },
    ...list.map(({ code, label }) => ({ value: code, label })),
  ]
  const send = (typed: FormData) => {
    const text = (name: string) => textOf(typed, name)
    const orderNumber = text('orderNumber')
    does.submit({
      category,
      subject: text('subject'),
      name: text('name'),
      email: text('email'),
      message: text('message'),
      ...(orderNumber ? { orderNumber } : {}),
    })
  }
  const said = (name: keyof typeof problems) => (problems[name] ? words.problems[name] : undefined)
  const { firstName, lastName, email } = profile?.consumerDetails ?? {}
  if (sent) {
    return (
      <section className="contact">
        <h2 tabIndex={-1} ref={focusOnce}>
          {words.sentTitle}
        </h2>
        <p>{words.sentText(sent)}</p>
        <button type="button" className="link" onClick={() => does.another()}>
          {words.another}
        </button>
      </section>
    )
  }
  return (
    <section className="contact">
      <h2>{words.write}</h2>
      <Live urgent className="notices">
        {failure ? <FailedNotice lead={words.formFailed} error={failure} onRetry={want} /> : null}
      </Live>
      {categories ? (
        <Form className="form" onSubmit={send} attempt={problems} error={error && say(error)}>
          <Select
            label={words.category}
            name="category"
            value={category}
            options={options(categories)}
            error={said('category')}
            onChange={event => choose(event.currentTarget.value)}
          />
          <Select label={words.subject} name="subject" options={options(subjects)} error={said('subject')} />
          <TextInput
            label={words.name}
            name="name"
            autoComplete="name"
            maxLength={100}
            defaultValue={words.fullName(firstName ?? '', lastName ?? '').trim()}
            error={said('name')}
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
            error={said('email')}
          />
          <TextInput
            label={words.order}
            optional={words.optional}
            name="orderNumber"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            dir="ltr"
          />
          <TextArea label={words.message} name="message" maxLength={4000} rows={6} error={said('message')} />
          <Button type="submit" busy={isSending ? words.sending : undefined}>
            {words.send}
          </Button>
        </Form>
      ) : failure ? null : (
        <FormGhost label={shell.loading} fields={4} />
      )}
    </section>
  )
}
