import { useStoreMap, useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $mayTakePart,
  $ownQuestions,
  $questionLists,
  moreQuestionsWanted,
  questionsRetried,
  questionsShown,
} from '../../core/catalogue/questions'
import { $errorText } from '../../core/errors/sentences'
import type { PropsOf } from '../host/attributes'
import { useFormDialog } from '../host/use-form-dialog'
import { Button } from '../ui/button'
import button from '../ui/button.css?inline'
import { keepFocus } from '../ui/keep-focus'
import { InlineNotice, Live } from '../ui/notice'
import notice from '../ui/notice.css?inline'
import { Loading, LoadFailure } from '../product-parts/load-states'
import loadStates from '../product-parts/load-states.css?inline'
import { OneQuestion } from './one-question'
import type { attributes } from './questions.attributes'
import own from './questions.css?inline'
import { $words } from './questions.words'

export const styles = [button, notice, loadStates, own]

const FORM = 'ask-question'

const loadForm = () => import('./ask-question').then(({ AskQuestion, styles }) => ({ View: AskQuestion, styles }))

export function QuestionsView({ product, heading }: PropsOf<typeof attributes>) {
  const { words, errorText, mayTakePart, show, more, retry } = useUnit({
    words: $words,
    errorText: $errorText,
    mayTakePart: $mayTakePart,
    show: questionsShown,
    more: moreQuestionsWanted,
    retry: questionsRetried,
  })
  useEffect(() => void show(product), [show, product])
  const list = useStoreMap({ store: $questionLists, keys: [product], fn: (lists, [id]) => lists[id] ?? null })
  const asked = useStoreMap({ store: $ownQuestions, keys: [product], fn: (all, [id]) => all[id] ?? none })
  const { owner, dialog, Form, isComing, isLost, press } = useFormDialog(FORM, loadForm)
  if (!product) return null
  if (!list) return <Loading label={words.loading} rows={3} />
  const { questions, total, error, isPending, isKnown } = list
  return (
    <section ref={keepFocus} className="questions" aria-label={heading || words.heading}>
      <h2 part="heading">{heading || words.heading}</h2>
      {isKnown ? (
        <>
          {total === 0 && asked.length === 0 ? <p>{words.none}</p> : null}
          {mayTakePart ? (
            <Button
              look="side"
              compact
              part="ask"
              aria-haspopup="dialog"
              busy={isComing ? words.loading : undefined}
              onClick={press}
            >
              {words.ask}
            </Button>
          ) : null}
          <Live urgent>{isLost ? <InlineNotice tone="danger">{words.lost}</InlineNotice> : null}</Live>
          <ol className="list" aria-busy={isPending || undefined}>
            {asked.map(({ question, status }) => (
              <li key={question.questionId}>
                <OneQuestion question={question} note={status === 'pending' ? words.pending : words.own} />
              </li>
            ))}
            {questions
              .filter(({ questionId }) => !asked.some(({ question }) => question.questionId === questionId))
              .map(question => (
                <li key={question.questionId}>
                  <OneQuestion question={question} />
                </li>
              ))}
          </ol>
          {questions.length < total ? (
            <Button look="side" compact busy={isPending ? words.loading : undefined} onClick={() => more(product)}>
              {words.more}
            </Button>
          ) : null}
        </>
      ) : isPending ? (
        <Loading label={words.loading} rows={3} />
      ) : null}
      <LoadFailure message={error && errorText(error)} retryLabel={words.retry} onRetry={() => retry(product)} />
      {dialog && Form ? <Form product={product} owner={owner} isOpen={dialog.state === 'open'} /> : null}
    </section>
  )
}

const none = [] as const
