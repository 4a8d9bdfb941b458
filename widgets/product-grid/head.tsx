import { useEffect, useRef } from 'react'
import type { Listing, SearchAnswer } from '../../core/catalogue/search'
import type { ProductGridWords } from './product-grid.words'

export interface ListingProps {
  readonly listing: Listing
  readonly words: ProductGridWords
}

/** What the list is, and how much of it is shown; the focus comes here when the shopper turns a page. */
export function Head({
  listing: { criteria, answer, isPending, turn },
  words,
  isMain,
}: ListingProps & { isMain: boolean }) {
  const head = useRef<HTMLHeadingElement>(null)
  const seen = useRef(turn)
  useEffect(() => {
    if (isPending || seen.current === turn) return
    seen.current = turn
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'start' })
  }, [isPending, turn])
  const title = criteria.text ? words.results(criteria.text) : (answer?.category?.name ?? words.products)
  const Heading = isMain ? 'h1' : 'h2'
  const count = answer ? countOf(answer, words) : ''
  return (
    <>
      <Heading ref={head} tabIndex={-1} className={criteria.text || isMain ? 'title' : 'vh'}>
        {title}
      </Heading>
      {isMain ? <h2 className="vh">{words.products}</h2> : null}
      <p role="status" className="count">
        {isPending ? <span className="vh">{words.loading}</span> : <span key={count}>{count}</span>}
      </p>
    </>
  )
}

function countOf({ start, count, total }: SearchAnswer, words: ProductGridWords): string {
  if (total === 0) return ''
  const last = Math.min(start + count, total)
  return start === 0 && last === total ? words.count(total) : words.part(`${start + 1}–${last}`, total)
}
