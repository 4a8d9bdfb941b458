import '../../core/site/product-address'
import '../../core/wiring/analytics/follow-listings'
import { useStoreMap, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $listings, listingLeft, listingShown, PAGE_SIZE } from '../../core/catalogue/search'
import { settingsWanted } from '../../core/site/settings'
import type { PropsOf } from '../host/attributes'
import { useHandle } from '../host/handle'
import card from '../product-parts/product-card.css?inline'
import button from '../ui/button.css?inline'
import field from '../ui/field.css?inline'
import notice from '../ui/notice.css?inline'
import picture from '../ui/picture.css?inline'
import price from '../ui/price.css?inline'
import sale from '../ui/sale.css?inline'
import skeleton from '../ui/skeleton.css?inline'
import { Filters } from './filters'
import filters from './filters.css?inline'
import { Head } from './head'
import { NoProducts } from './no-products'
import { Pages } from './pages'
import type { attributes } from './product-grid.attributes'
import own from './product-grid.css?inline'
import { $words } from './product-grid.words'
import { keepFocus } from '../ui/keep-focus'
import { Products, Skeletons } from './products'

export const styles = [button, field, notice, picture, price, sale, skeleton, card, filters, own]

export function ProductGrid({ category, query, sort, pageSize, mainHeading, address }: PropsOf<typeof attributes>) {
  const { id } = useHandle()
  const { words, show, leave, loadSettings } = useUnit({
    words: $words,
    show: listingShown,
    leave: listingLeft,
    loadSettings: settingsWanted,
  })
  const listing = useStoreMap({ store: $listings, keys: [id], fn: (listings, [key]) => listings[key] ?? null })
  useEffect(() => {
    show({ key: id, options: { category, query, sort, pageSize }, isInAddress: address })
  }, [id, category, query, sort, pageSize, address, show])
  useEffect(() => {
    loadSettings()
    return () => void leave(id)
  }, [id, leave, loadSettings])
  if (!listing) {
    return (
      <slot name="fallback">
        <Skeletons count={pageSize > 0 ? Math.min(pageSize, PAGE_SIZE) : PAGE_SIZE} />
      </slot>
    )
  }
  const { answer, error, isPending } = listing
  const isEmpty = answer?.total === 0
  // One slot throughout, so that the list keeps its elements, and a reader its live region, when the first answer comes.
  return (
    <slot name={answer || error ? 'none' : 'fallback'}>
      <section ref={keepFocus} className="listing" aria-label={words.products}>
        <Head listing={listing} words={words} isMain={mainHeading} />
        {answer ? <Filters listing={listing} words={words} /> : null}
        <NoProducts listing={listing} words={words} />
        {isEmpty || error ? null : <Products listing={listing} words={words} />}
        {answer && !isEmpty ? <Pages listing={listing} words={words} isPending={isPending} /> : null}
      </section>
    </slot>
  )
}
