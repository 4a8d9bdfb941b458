import { useUnit } from 'effector-react'
import { type ReviewList, type ReviewSummary, starsPressed } from '../../core/catalogue/reviews'
import { $locale } from '../../core/site/config'
import { Progress } from '../ui/progress'
import { $words } from './reviews.words'
import { Stars } from './stars'

interface SummaryProps {
  product: string
  list: ReviewList
  summary: ReviewSummary
}

/** The average, how it fits, and a bar for each number of stars, which narrows the list. */
export function Summary({
  product: productId,
  list: { choices },
  summary: { average, count, stars, fit },
}: SummaryProps) {
  const { words, locale, press } = useUnit({ words: $words, locale: $locale, press: starsPressed })
  const said = average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const fitting = fit.small + fit.true + fit.large
  return (
    <div className="summary" part="summary">
      <div className="average">
        <p className="sum">
          <b>{said}</b>
          <Stars rating={average} label={words.ofFive(said)} />
        </p>
        <p className="muted">{words.count(count)}</p>
        {fitting > 0 ? <p className="muted small">{words.fitting(fit.true, fitting)}</p> : null}
      </div>
      <ul className="bars" aria-label={words.narrow}>
        {stars.map(({ rating, count: those }) => (
          <li key={rating}>
            <button
              type="button"
              aria-pressed={choices.stars.includes(rating)}
              aria-label={words.starsOf(rating, those)}
              onClick={() => press({ productId, rating })}
            >
              <span>{words.stars(rating)}</span>
              <Progress value={those / count} />
              <span>{those}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
