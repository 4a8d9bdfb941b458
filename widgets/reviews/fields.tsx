import { useStoreMap, useUnit } from 'effector-react'
import { useId } from 'react'
import type { Fit } from '../../core/catalogue/reviews'
import {
  $drafts,
  $reviewErrors,
  $reviewProblems,
  charactersLeft,
  draftChanged,
  MAX_AUTHOR_LENGTH,
  MAX_TITLE_LENGTH,
  noDraft,
} from '../../core/catalogue/reviews/writing'
import { $errorText } from '../../core/errors/sentences'
import { CountedText } from '../product-parts/counted-text'
import { Segmented } from '../ui/choice'
import { TextInput } from '../ui/field'
import { AlertIcon } from '../ui/signs'
import { $words as $reviewsWords } from './reviews.words'
import { Star } from './stars'
import { $words } from './write-review.words'

const fits: readonly Fit[] = ['small', 'true', 'large']

const ratings = [1, 2, 3, 4, 5]

export function Fields({ product: productId }: { product: string }) {
  const { words, around, errorText, change } = useUnit({
    words: $words,
    around: $reviewsWords,
    errorText: $errorText,
    change: draftChanged,
  })
  const draft = useStoreMap({ store: $drafts, keys: [productId], fn: (all, [id]) => all[id] ?? noDraft })
  const problems = useStoreMap({ store: $reviewProblems, keys: [productId], fn: (all, [id]) => all[id] ?? null })
  const error = useStoreMap({ store: $reviewErrors, keys: [productId], fn: (all, [id]) => all[id] ?? null })
  const textProblem = problems?.text ? words.needs.text : error?.code === 'REV410' ? errorText(error) : undefined
  return (
    <>
      <Rating
        rating={draft.rating}
        isMissing={problems?.rating !== undefined}
        onChoose={rating => change({ productId, change: { rating } })}
      />
      <TextInput
        label={words.title}
        name="review-title"
        dir="auto"
        autoComplete="off"
        maxLength={MAX_TITLE_LENGTH}
        error={problems?.title && words.needs.title}
        value={draft.title}
        onChange={event => change({ productId, change: { title: event.currentTarget.value } })}
      />
      <CountedText
        label={words.text}
        name="review-text"
        dir="auto"
        rows={6}
        left={charactersLeft(draft.text)}
        error={textProblem}
        value={draft.text}
        onChange={event => change({ productId, change: { text: event.currentTarget.value } })}
      />
      <div className="fit">
        <p className="label">
          {words.fit} <span>{words.optional}</span>
        </p>
        <Segmented
          label={words.fit}
          items={fits.map(value => ({ value, label: around.fits[value] }))}
          value={draft.fit ?? undefined}
          onChoose={value => change({ productId, change: { fit: value as Fit } })}
        />
      </div>
      <TextInput
        label={words.author}
        hint={words.authorHint}
        name="review-author"
        dir="auto"
        autoComplete="nickname"
        maxLength={MAX_AUTHOR_LENGTH}
        error={problems?.author && words.needs.author}
        value={draft.author}
        onChange={event => change({ productId, change: { author: event.currentTarget.value } })}
      />
    </>
  )
}

interface RatingProps {
  rating: number
  isMissing: boolean
  onChoose: (rating: number) => void
}

/** Radio buttons that look like stars: arrow keys choose. */
function Rating({ rating, isMissing, onChoose }: RatingProps) {
  const { words, around } = useUnit({ words: $words, around: $reviewsWords })
  const name = useId()
  const note = name + 'n'
  return (
    <div className="rating">
      <p className="label" id={name}>
        {words.rating}
      </p>
      <div
        role="radiogroup"
        className="rate"
        aria-labelledby={name}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? note : undefined}
      >
        {ratings.map(value => (
          <label key={value}>
            <input
              type="radio"
              className="vh"
              name={name}
              value={value}
              checked={value === rating}
              onChange={() => onChoose(value)}
            />
            <span>
              <Star isFull={value <= rating} />
              <span className="vh">{around.stars(value)}</span>
            </span>
          </label>
        ))}
      </div>
      {isMissing ? (
        <p className="err" id={note}>
          <AlertIcon small />
          <span>{words.needs.rating}</span>
        </p>
      ) : null}
    </div>
  )
}
