import { useStoreMap, useUnit } from 'effector-react'
import {
  $mayTakePart,
  $reactions,
  flagPressed,
  noReaction,
  type Review,
  translationPressed,
  votePressed,
} from '../../core/catalogue/reviews'
import { $errorText } from '../../core/errors/sentences'
import { dateText } from '../../core/format/date'
import { $locale } from '../../core/site/config'
import { TickIcon } from '../ui/signs'
import { InlineNotice, Live } from '../ui/notice'
import { $words } from './reviews.words'
import { Stars } from './stars'

/** What others wrote is shown as text alone, in its own direction. */
export function OneReview({ review, isOwn = false }: { review: Review; isOwn?: boolean }) {
  const { reviewId, rating, author, createdAt, isVerified, fit, isTranslatable } = review
  const { words, locale, translate } = useUnit({ words: $words, locale: $locale, translate: translationPressed })
  const reaction = useReaction(reviewId)
  const shown = reaction.isTranslated && reaction.translated ? reaction.translated : review
  return (
    <article>
      <div className="top">
        <Stars rating={rating} label={words.stars(rating)} />
        {isOwn ? <b className="small">{words.own}</b> : null}
      </div>
      <div lang={shown.language} dir="auto">
        <h3 dir="auto">{shown.title}</h3>
        <p className="text" dir="auto">
          {shown.text}
        </p>
      </div>
      <p className="by muted small">
        <bdi>{author}</bdi>
        <time dateTime={createdAt}>{dateText(createdAt, 'date', locale)}</time>
        {isVerified ? (
          <span className="verified">
            <TickIcon small />
            {words.verified}
          </span>
        ) : null}
        {fit ? <span>{words.fits[fit]}</span> : null}
      </p>
      {isTranslatable ? (
        <p className="small">
          <button
            type="button"
            className="link"
            aria-busy={reaction.isTranslating || undefined}
            onClick={() => translate(reviewId)}
          >
            {reaction.isTranslated ? words.original : words.translate}
          </button>{' '}
          {reaction.isTranslated ? <span className="muted">{words.translated}</span> : null}
        </p>
      ) : null}
      {isOwn ? null : <Reactions review={review} />}
    </article>
  )
}

const useReaction = (reviewId: string) =>
  useStoreMap({ store: $reactions, keys: [reviewId], fn: (all, [id]) => all[id] ?? noReaction })

function Reactions({ review: { reviewId, title, helpful, notHelpful } }: { review: Review }) {
  const { words, errorText, mayTakePart, vote, flag } = useUnit({
    words: $words,
    errorText: $errorText,
    mayTakePart: $mayTakePart,
    vote: votePressed,
    flag: flagPressed,
  })
  const { isHelpful, isFlagged, error } = useReaction(reviewId)
  return (
    <div className="reactions">
      {mayTakePart ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
        <div role="group" aria-label={words.wasHelpful(title)} className="votes">
          <span className="muted small" aria-hidden="true">
            {words.helpful}
          </span>
          <button type="button" aria-pressed={isHelpful === true} onClick={() => vote({ reviewId, isHelpful: true })}>
            {words.yes(helpful)}
          </button>
          <button type="button" aria-pressed={isHelpful === false} onClick={() => vote({ reviewId, isHelpful: false })}>
            {words.no(notHelpful)}
          </button>
          {isFlagged ? null : (
            <button type="button" className="link" onClick={() => flag(reviewId)}>
              {words.flag}
            </button>
          )}
        </div>
      ) : helpful > 0 ? (
        <p className="muted small">{words.foundHelpful(helpful)}</p>
      ) : null}
      <Live className="small">{isFlagged ? <span className="muted">{words.flagged}</span> : null}</Live>
      <Live urgent>{error ? <InlineNotice tone="danger">{errorText(error)}</InlineNotice> : null}</Live>
    </div>
  )
}
