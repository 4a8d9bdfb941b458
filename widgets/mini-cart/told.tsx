import { useUnit } from 'effector-react'
import { $lines, type Line } from '../../core/cart'
import progress from '../ui/progress.css?inline'
import { CartTold } from './cart-told'
import { EmptyCart } from './empty-cart'
import { LineTold } from './line-told'
import { $words } from './more.words'
import { Live } from '../ui/notice'
import { $said } from './said'
import { useFocusKept } from './use-focus-kept'
import { ShippingBars } from './shipping-bar'
import css from './told.css?inline'

/**
 * Where it stands what a bag tells: what is said of the whole cart, for ears alone, under a line, how near a promotion is; and
 * what an empty bag is for.
 */
export type ToldProps =
  | { readonly at: 'cart'; readonly again: () => void }
  | { readonly at: 'ears' | 'reach' }
  | { readonly at: 'line'; readonly line: Line }
  | { readonly at: 'empty'; readonly shopUrl: string; readonly onClose: () => void }

/** The sheets that it brings along. */
export const styles: readonly string[] = [progress, css]

/**
 * What a bag tells beside its lines and sums. It comes in one file with what does the deeds that a first line does without
 * (core/wiring/rest).
 */
export function Told(props: ToldProps) {
  switch (props.at) {
    case 'cart':
      return <CartTold again={props.again} />
    case 'ears':
      return <Ears />
    case 'line':
      return <LineTold line={props.line} />
    case 'reach':
      return <ShippingBars />
    case 'empty':
      return <EmptyCart url={props.shopUrl} onClose={props.onClose} />
  }
}

/** What has just changed, read aloud; and the focus, which a line that leaves does not take along. */
function Ears() {
  const { said, lines, words } = useUnit({ said: $said, lines: $lines, words: $words })
  const beside = useFocusKept<HTMLDivElement>(lines.length, ({ parentElement }) => parentElement?.querySelector('ul'))
  return (
    <div ref={beside} className="vh">
      <Live>{said ? (said.qty ? words.saidQuantity(said.name, said.qty) : words.saidRemoved(said.name)) : null}</Live>
    </div>
  )
}
