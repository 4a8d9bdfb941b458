import { useUnit } from 'effector-react'
import {
  isOfOtherStars,
  type SubmittedReview,
  moreReviewsWanted,
  type ReviewList,
  type ReviewSort,
  reviewSortChosen,
  reviewSorts,
  starsCleared,
} from '../../core/catalogue/reviews'
import { Button } from '../ui/button'
import { Select } from '../ui/field'
import { Live } from '../ui/notice'
import { OneReview } from './one-review'
import { $words } from './reviews.words'

interface ListProps {
  product: string
  list: ReviewList
  /** By the shopper; the first is shown above the list. */
  written: readonly SubmittedReview[]
}

export function List({ product, list, written }: ListProps) {
  const { choices, summary, reviews, total, isPending, part } = list
  const { words, sort, clear, more } = useUnit({
    words: $words,
    sort: reviewSortChosen,
    clear: starsCleared,
    more: moreReviewsWanted,
  })
  const isFiltered = choices.stars.length > 0
  const isChanging = isPending && part === 'first'
  if (!summary || (summary.count === 0 && !isFiltered)) return null
  return (
    <>
      <div className="order">
        <Live className="muted small">{isChanging ? words.loading : words.part(reviews.length, total)}</Live>
        {isFiltered ? (
          <button type="button" className="link" onClick={() => clear(product)}>
            {words.clear}
          </button>
        ) : null}
        <Select
          label={words.sort}
          value={choices.sort}
          options={reviewSorts.map(value => ({ value, label: words.sorts[value] }))}
          onChange={event => sort({ productId: product, sort: event.currentTarget.value as ReviewSort })}
        />
      </div>
      {total === 0 && !isPending ? <p>{words.noneOfThese}</p> : null}
      <ol className="list" aria-busy={isChanging || undefined}>
        {reviews
          .filter(({ reviewId }) => reviewId !== written[0]?.review.reviewId)
          .map(review => (
            <li key={review.reviewId}>
              <OneReview review={review} isOwn={written.some(own => own.review.reviewId === review.reviewId)} />
            </li>
          ))}
      </ol>
      {reviews.length < total && !isOfOtherStars(list) ? (
        <Button look="side" compact busy={isPending ? words.loading : undefined} onClick={() => more(product)}>
          {words.more}
        </Button>
      ) : null}
    </>
  )
}
