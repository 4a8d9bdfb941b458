const STAR = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.2 6.1-.8z'

const places = [1, 2, 3, 4, 5]

/** Five stars, filled up to the rating; `label` says the same in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {places.map(place => (
        <Star key={place} isFull={rating >= place - 0.25} isHalf={rating >= place - 0.75} />
      ))}
    </span>
  )
}

export function Star({ isFull = false, isHalf = false }: { isFull?: boolean; isHalf?: boolean }) {
  return (
    <svg
      className={'star' + (isFull ? ' full' : isHalf ? ' half' : '')}
      viewBox="0 0 24 24"
      width="16"
      aria-hidden="true"
    >
      <path d={STAR} />
      {isHalf && !isFull ? <path className="part" d="M12 3.2v13.7l-5.4 3 1.1-6.1-4.5-4.2 6.1-.8z" /> : null}
    </svg>
  )
}
