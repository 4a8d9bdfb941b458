import '../../core/wiring/cart/cart-is-taken-along'
import notice from '../ui/notice.css?inline'
import progress from '../ui/progress.css?inline'
import { EmptyCart } from './empty-cart'
import { ShippingBars } from '../cart-parts/shipping-bar'
import css from '../cart-parts/messages.css?inline'
import { Messages, type MessagesProps } from '../cart-parts/messages'

/** Which messages to render: about the cart, promotions within reach, or an empty bag. */
export type BagMessagesProps =
  | MessagesProps
  | { readonly at: 'reach' }
  | { readonly at: 'empty'; readonly shopUrl: string; readonly onClose: () => void }

export const styles: readonly string[] = [notice, progress, css]

/** In the same chunk as the late part of the cart's model (core/wiring/late.ts). */
export function BagMessages(props: BagMessagesProps) {
  if (props.at === 'reach') return <ShippingBars at="MINI_CART" />
  if (props.at === 'empty') return <EmptyCart url={props.shopUrl} onClose={props.onClose} />
  return <Messages {...props} />
}
