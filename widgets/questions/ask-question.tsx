import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $questionLists } from '../../core/catalogue/questions'
import {
  $submittedQuestions,
  $pendingQuestions,
  $questionAttempts,
  $questionDrafts,
  $questionErrors,
  $questionProblems,
  charactersLeft,
  MAX_AUTHOR_LENGTH,
  noQuestion,
  questionFormLeft,
  questionFormShown,
  questionSubmitted,
  questionTyped,
} from '../../core/catalogue/questions/asking'
import { dialogDismissed } from '../../core/dialogs'
import { $errorText } from '../../core/errors/sentences'
import { CountedText } from '../product-parts/counted-text'
import { Button } from '../ui/button'
import { Dialog, DialogHead } from '../ui/dialog'
import dialogCss from '../ui/dialog.css?inline'
import modalCss from '../ui/modal.css?inline'
import { TextInput } from '../ui/field'
import field from '../ui/field.css?inline'
import { Live, Notice } from '../ui/notice'
import { useFirstInvalid } from '../ui/use-first-invalid'
import own from './ask-question.css?inline'
import { $words } from './ask-question.words'

export const styles = [dialogCss, modalCss, field, own]

interface AskQuestionProps {
  product: string
  owner: string
  isOpen: boolean
}

/** The form, then its success; what was typed stays until it is sent. */
export function AskQuestion({ product, owner, isOpen }: AskQuestionProps) {
  const { words, dismiss, leave } = useUnit({ words: $words, dismiss: dialogDismissed, leave: questionFormLeft })
  const sent = useStoreMap({ store: $submittedQuestions, keys: [product], fn: (all, [id]) => all[id] ?? null })
  const close = () => dismiss({ name: 'ask-question', owner })
  const heading = useRef<HTMLDivElement>(null)
  // The pressed button has gone with the form.
  useEffect(() => {
    if (sent) heading.current?.focus()
  }, [sent])
  const label = sent ? words.asked : words.title
  return (
    <Dialog open={isOpen} onClose={close} onClosed={() => leave(product)} label={label}>
      <DialogHead closeLabel={words.close} onClose={close}>
        {label}
      </DialogHead>
      {sent ? (
        <div className="db ask-done" ref={heading} tabIndex={-1}>
          <Notice tone="success">{sent.status === 'published' ? words.published : words.pending}</Notice>
          <Button onClick={close}>{words.back}</Button>
        </div>
      ) : (
        <Form product={product} />
      )}
    </Dialog>
  )
}

function Form({ product: productId }: { product: string }) {
  const { words, errorText, attempts, asking, show, type, submit } = useUnit({
    words: $words,
    errorText: $errorText,
    attempts: $questionAttempts,
    asking: $pendingQuestions,
    show: questionFormShown,
    type: questionTyped,
    submit: questionSubmitted,
  })
  const draft = useStoreMap({ store: $questionDrafts, keys: [productId], fn: (all, [id]) => all[id] ?? noQuestion })
  const problems = useStoreMap({ store: $questionProblems, keys: [productId], fn: (all, [id]) => all[id] ?? null })
  const error = useStoreMap({ store: $questionErrors, keys: [productId], fn: (all, [id]) => all[id] ?? null })
  const isModerated = useStoreMap({
    store: $questionLists,
    keys: [productId],
    fn: (all, [id]) => all[id]?.isModerated ?? false,
  })
  useEffect(() => void show(productId), [show, productId])
  const form = useRef<HTMLFormElement>(null)
  const attempt = attempts[productId] ?? 0
  useFirstInvalid(form, attempt)
  return (
    <form
      ref={form}
      noValidate
      className="db ask-form"
      onSubmit={event => {
        event.preventDefault()
        submit(productId)
      }}
    >
      <CountedText
        label={words.question}
        name="question-text"
        dir="auto"
        rows={4}
        left={charactersLeft(draft.text)}
        error={problems?.text ? words.needsText : undefined}
        value={draft.text}
        onChange={event => type({ productId, change: { text: event.currentTarget.value } })}
      />
      <TextInput
        label={words.author}
        hint={words.authorHint}
        name="question-author"
        dir="auto"
        autoComplete="nickname"
        maxLength={MAX_AUTHOR_LENGTH}
        error={problems?.author ? words.needsAuthor : undefined}
        value={draft.author}
        onChange={event => type({ productId, change: { author: event.currentTarget.value } })}
      />
      <TextInput
        label={words.email}
        optional={words.optional}
        hint={words.emailHint}
        type="email"
        name="question-email"
        dir="ltr"
        autoComplete="email"
        error={problems?.email ? words.needsEmail : undefined}
        value={draft.email}
        onChange={event => type({ productId, change: { email: event.currentTarget.value } })}
      />
      <Live urgent>{error ? <Notice tone="danger">{errorText(error)}</Notice> : null}</Live>
      <p className="muted small">{isModerated ? words.readFirst : words.atOnce}</p>
      <Button type="submit" busy={asking.includes(productId) ? words.sending : undefined}>
        {words.send}
      </Button>
    </form>
  )
}
