import { useUnit } from 'effector-react'
import { lastPage, pageChosen, pagesAround } from '../../core/catalogue/search'
import { $locale } from '../../core/site/config'
import { useHandle } from '../host/handle'
import { IconButton } from '../ui/button'
import { BackIcon, ForwardIcon } from '../ui/icon'
import type { ListingProps } from './head'

/** The first page, two on either side of this one, the last; none where there is one page. */
export function Pages({ listing: { criteria, answer }, words, isPending }: ListingProps & { isPending: boolean }) {
  const { id: key } = useHandle()
  const { locale, choose } = useUnit({ locale: $locale, choose: pageChosen })
  const last = lastPage(answer?.total ?? 0, criteria.pageSize)
  if (last === 1) return null
  const go = (page: number) => choose({ key, page })
  const number = new Intl.NumberFormat(locale)
  const here = criteria.page
  return (
    <nav className="pages" aria-label={words.pages} aria-busy={isPending || undefined}>
      <IconButton
        label={words.previous}
        aria-disabled={here === 1 || undefined}
        onClick={() => here > 1 && go(here - 1)}
      >
        <BackIcon />
      </IconButton>
      <ol>
        {pagesAround(here, last).map((page, place) => (
          <li key={page ?? `gap ${place}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                aria-label={words.page(number.format(page))}
                aria-current={page === here ? 'page' : undefined}
                onClick={() => go(page)}
              >
                {number.format(page)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <IconButton
        label={words.next}
        aria-disabled={here === last || undefined}
        onClick={() => here < last && go(here + 1)}
      >
        <ForwardIcon />
      </IconButton>
    </nav>
  )
}
