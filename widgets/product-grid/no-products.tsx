import { useUnit } from 'effector-react'
import { facets, facetsCleared, listingRetried, textCleared } from '../../core/catalogue/search'
import { $errorText } from '../../core/errors/sentences'
import { hasCode } from '../../core/errors/shop-error'
import { useHandle } from '../host/handle'
import { usePart } from '../host/use-part'
import { Button } from '../ui/button'
import { Live, Notice } from '../ui/notice'
import type { ListingProps } from './head'

const loadInstead = () => import('./instead').then(({ Instead: View, styles }) => ({ View, styles }))

/** Why there is nothing, or nothing new, and the way out of it. */
export function NoProducts({ listing: { criteria, answer, error, isPending }, words }: ListingProps) {
  const { id: key } = useHandle()
  const { errorText, retry, clear, clearText } = useUnit({
    errorText: $errorText,
    retry: listingRetried,
    clear: facetsCleared,
    clearText: textCleared,
  })
  const isEmpty = answer?.total === 0 && !isPending && !error
  const isFiltered = facets.some(facet => criteria.chosen[facet].length > 0)
  const isGone = error !== null && hasCode(error, 'PLP400')
  const isLeft = isGone || (isEmpty && !isFiltered && criteria.text !== '')
  const Instead = usePart(loadInstead, isLeft ? 1 : 0)
  return (
    <>
      <Live className={error || isEmpty ? 'nothing' : ''}>
        {isGone ? (
          <p>{words.gone}</p>
        ) : error ? (
          <>
            <Notice tone="danger">
              {criteria.text ? words.failedFor(criteria.text) : words.failed} {errorText(error)}
            </Notice>
            <Button look="side" compact onClick={() => retry(key)}>
              {words.retry}
            </Button>
          </>
        ) : isEmpty && isFiltered ? (
          <>
            <p>{words.noneLeft}</p>
            <Button look="side" compact onClick={() => clear(key)}>
              {words.clear}
            </Button>
          </>
        ) : isEmpty && criteria.text ? (
          <>
            <p>{words.noneFor(criteria.text)}</p>
            <Button look="side" compact onClick={() => clearText(key)}>
              {words.showAll}
            </Button>
          </>
        ) : isEmpty ? (
          <p>{words.none}</p>
        ) : null}
      </Live>
      {isLeft && Instead && Instead !== 'lost' ? <Instead words={words} /> : null}
    </>
  )
}
