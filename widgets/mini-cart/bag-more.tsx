import { useUnit } from 'effector-react'
import { $lines } from '../../core/cart'
import field from '../ui/field.css?inline'
import heart from '../ui/heart.css?inline'
import { BagCoupons } from './bag-coupons'
import type { MoreProps } from './cart-line'
import { GiftDialog } from './gift-dialog'
import { LineMore } from './line-more'
import css from './more.css?inline'
import { Restore } from './restore'
import { SavedList } from './saved-list'
import { StoreRoom } from './store-room'

/** The sheets that it brings along. */
export const styles = [field, heart, css]

/** What an open bag has beside its lines; it comes after them, since they are what the shopper wants to see. */
export function BagMore(props: MoreProps) {
  const hasLines = useUnit($lines).length > 0
  if (props.at === 'line') return <LineMore line={props.line} />
  if (props.at === 'start') return <Restore />
  return (
    <>
      {hasLines ? <BagCoupons /> : null}
      <SavedList />
      <GiftDialog />
      <StoreRoom />
    </>
  )
}
