import type { Review, Reviews } from '../catalogue/reviews/contracts'

export function aReview(id: string, more: Partial<Review> = {}): Review {
  return {
    reviewId: id,
    rating: 4,
    title: `Review ${id}`,
    text: 'Comfortable from the first kilometre.',
    author: 'Priya S.',
    language: 'en',
    createdAt: '2026-11-02T09:00:00.000Z',
    isVerified: true,
    fit: 'true',
    helpful: 3,
    notHelpful: 1,
    isTranslatable: false,
    ...more,
  }
}

/** A list with these reviews, of as many as `total` says. */
export function someReviews(reviews: readonly Review[], more: Partial<Reviews> = {}): Reviews {
  const count = more.total ?? reviews.length
  const stars = [5, 4, 3, 2, 1].map(rating => ({ rating, count: rating === 4 ? count : 0 }))
  return {
    total: count,
    start: 0,
    count: 10,
    summary: { average: count === 0 ? 0 : 4, count, stars, fit: { small: 1, true: 6, large: 2 } },
    isModerated: false,
    reviews: [...reviews],
    ...more,
  }
}
