import { useUnit } from 'effector-react'
import { $isLoading, $lines, $staleness } from '../../core/cart'
import { dialogWanted } from '../../core/dialogs'
import { usePart } from '../host/use-part'
import field from '../ui/field.css?inline'
import modal from '../ui/modal.css?inline'
import notice from '../ui/notice.css?inline'
import coupons from './bag-coupons.css?inline'
import { BagCoupons } from './bag-coupons'
import { BagWallets } from './bag-wallets'
import type { LineOptionsProps } from '../cart-parts/cart-line'
import giftDialog from '../cart-parts/gift/gift-dialog.css?inline'
import { GiftDialog } from '../cart-parts/gift/gift-dialog'
import { Held } from '../cart-parts/held'
import { LineDelivery } from '../cart-parts/line-delivery'
import lineOptions from '../cart-parts/line-options.css?inline'
import { LineOptions } from '../cart-parts/line-options'
import { ProductName } from '../cart-parts/product-name'
import restore from '../cart-parts/restore.css?inline'
import { Restore } from '../cart-parts/restore'
import savedList from '../cart-parts/saved-list.css?inline'
import { SavedList } from '../cart-parts/saved-list'
import { StoreRoom } from './store-room'

export const styles = [field, modal, notice, coupons, lineOptions, restore, savedList, giftDialog]

const loadSuggestions = () => import('./suggestions').then(({ Suggestions: View, styles }) => ({ View, styles }))

/** What an open bag has besides its lines, loaded after them. */
export function BesideLines(props: LineOptionsProps) {
  const { lines, isLoading, staleness, requestDialog } = useUnit({
    lines: $lines,
    isLoading: $isLoading,
    staleness: $staleness,
    requestDialog: dialogWanted,
  })
  const isEmpty = props.at === 'end' && !lines.length && !isLoading && !staleness
  const Suggestions = usePart(loadSuggestions, isEmpty ? 1 : 0)
  const onProduct = (product: string) => requestDialog({ name: 'quick-shop', props: { product } })
  if (props.at === 'name') {
    const { productId, pdpUrl, name } = props.line.item
    return <ProductName productId={productId} path={pdpUrl} name={name} onProduct={onProduct} />
  }
  if (props.at === 'line') return <LineOptions line={props.line} Held={Held} Delivery={LineDelivery} />
  if (props.at === 'start') return <Restore />
  if (props.at === 'foot') return <BagWallets />
  return (
    <>
      {lines.length ? <BagCoupons /> : null}
      <SavedList onProduct={onProduct} />
      {isEmpty && Suggestions && Suggestions !== 'lost' ? <Suggestions /> : null}
      <GiftDialog />
      <StoreRoom />
    </>
  )
}
