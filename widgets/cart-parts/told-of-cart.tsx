import { useUnit } from 'effector-react'
import { $lines, type Line } from '../../core/cart'
import { Live } from '../ui/notice'
import { CartTold } from './cart-told'
import { LineTold } from './line-told'
import { $words } from './cart-parts.words'
import { $said } from './said'
import { useFocusKept } from './use-focus-kept'

/** Where it stands what is told of a cart: of the whole of it, for ears alone, under a line. */
export type ToldOfCartProps =
  | { readonly at: 'cart'; readonly again: () => void }
  | { readonly at: 'ears' }
  | { readonly at: 'line'; readonly line: Line }

/** What is told of a cart beside its lines and sums, in a bag and on a page of its own. */
export function ToldOfCart(props: ToldOfCartProps) {
  if (props.at === 'cart') return <CartTold again={props.again} />
  return props.at === 'line' ? <LineTold line={props.line} /> : <Ears />
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
