import progress from '../ui/progress.css?inline'
import { EmptyCart } from './empty-cart'
import { ShippingBars } from '../cart-parts/shipping-bar'
import css from '../cart-parts/told.css?inline'
import { ToldOfCart, type ToldOfCartProps } from '../cart-parts/told-of-cart'

/** Where it stands what a bag tells: what is told of any cart, how near a promotion is, and what an empty bag is for. */
export type ToldProps =
  | ToldOfCartProps
  | { readonly at: 'reach' }
  | { readonly at: 'empty'; readonly shopUrl: string; readonly onClose: () => void }

/** The sheets that it brings along. */
export const styles: readonly string[] = [progress, css]

/**
 * What a bag tells beside its lines and sums. It comes in one file with what does the deeds that a first line does without
 * (core/wiring/late).
 */
export function Told(props: ToldProps) {
  if (props.at === 'reach') return <ShippingBars at="MINI_CART" />
  if (props.at === 'empty') return <EmptyCart url={props.shopUrl} onClose={props.onClose} />
  return <ToldOfCart {...props} />
}
