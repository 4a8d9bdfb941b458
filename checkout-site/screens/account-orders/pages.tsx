import { useUnit } from 'effector-react'
import { Link } from 'wouter'
import { $words } from '../../account/orders/orders.words'
import { $locale } from '../../../core/site/config'
import { BackIcon, ForwardIcon } from '../../../widgets/ui/icon'
import { $root } from '../../shell/navigation'
import { pageNumbers } from './page-numbers'

/** Null if there is only one page. */
export function Pages({ page, count }: { page: number; count: number }) {
  const { words, root, locale } = useUnit({ words: $words, root: $root, locale: $locale })
  if (count < 2) return null
  const at = (number: number) => `${root}/account/orders${number > 1 ? `?page=${number}` : ''}`
  const numberFormat = new Intl.NumberFormat(locale)
  return (
    <nav className="pages" aria-label={words.pages}>
      {page > 1 ? (
        <Link href={at(page - 1)} rel="prev" aria-label={words.newer}>
          <BackIcon small />
        </Link>
      ) : null}
      {pageNumbers(page, count).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two gaps have no other name
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            href={at(number)}
            aria-label={words.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {numberFormat.format(number)}
          </Link>
        ),
      )}
      {page < count ? (
        <Link href={at(page + 1)} rel="next" aria-label={words.older}>
          <ForwardIcon small />
        </Link>
      ) : null}
    </nav>
  )
}
