import { useStoreMap, useUnit } from 'effector-react'
import {
  $answerVotes,
  $mayTakePart,
  answerVotePressed,
  noVote,
  type ProductAnswer,
  type ProductQuestion,
} from '../../core/catalogue/questions'
import { $errorText } from '../../core/errors/sentences'
import { dateText } from '../../core/format/date'
import { $locale } from '../../core/site/config'
import { InlineNotice, Live } from '../ui/notice'
import { $words } from './questions.words'

interface OneQuestionProps {
  question: ProductQuestion
  /** Whose it is, or that it waits. */
  note?: string
}

/** What others wrote is shown as text alone, in its own direction. */
export function OneQuestion({ question: { text, author, language, createdAt, answers }, note }: OneQuestionProps) {
  const { words, locale } = useUnit({ words: $words, locale: $locale })
  return (
    <article>
      <h3 lang={language} dir="auto">
        {text}
      </h3>
      <p className="by muted small">
        <bdi>{author}</bdi>
        <time dateTime={createdAt}>{dateText(createdAt, 'date', locale)}</time>
        {note ? <b>{note}</b> : null}
      </p>
      {answers.length === 0 ? <p className="muted">{words.noAnswer}</p> : null}
      {answers.map(answer => (
        <Answer key={answer.answerId} answer={answer} />
      ))}
    </article>
  )
}

function Answer({ answer }: { answer: ProductAnswer }) {
  const { answerId, text, author, isShop, language, createdAt, helpful, notHelpful } = answer
  const { words, errorText, locale, mayTakePart, vote } = useUnit({
    words: $words,
    errorText: $errorText,
    locale: $locale,
    mayTakePart: $mayTakePart,
    vote: answerVotePressed,
  })
  const { isHelpful, error } = useStoreMap({
    store: $answerVotes,
    keys: [answerId],
    fn: (all, [id]) => all[id] ?? noVote,
  })
  return (
    <div className="answer">
      <p className="text" lang={language} dir="auto">
        {text}
      </p>
      <p className="by muted small">
        <bdi>{author}</bdi>
        {isShop ? <b>{words.shop}</b> : null}
        <time dateTime={createdAt}>{dateText(createdAt, 'date', locale)}</time>
      </p>
      {mayTakePart ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
        <div role="group" aria-label={words.wasHelpful(text)} className="votes">
          <span className="muted small" aria-hidden="true">
            {words.helpful}
          </span>
          <button type="button" aria-pressed={isHelpful === true} onClick={() => vote({ answerId, isHelpful: true })}>
            {words.yes(helpful)}
          </button>
          <button type="button" aria-pressed={isHelpful === false} onClick={() => vote({ answerId, isHelpful: false })}>
            {words.no(notHelpful)}
          </button>
        </div>
      ) : null}
      <Live urgent>{error ? <InlineNotice tone="danger">{errorText(error)}</InlineNotice> : null}</Live>
    </div>
  )
}
