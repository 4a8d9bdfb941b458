import { useUnit } from 'effector-react'
import { $lines, type Line } from '../../core/cart'
import { Live } from '../ui/notice'
import { CartMessages } from './cart-messages'
import { LineMessages } from './line-messages'
import { $words } from './cart-parts.words'
import { $said } from './said'
import { useFocusKept } from './use-focus-kept'

/** Which messages to render: those about the whole cart, those that are read aloud, those under a line. */
export type MessagesProps =
  | { readonly at: 'cart'; readonly again: () => void }
  | { readonly at: 'ears' }
  | { readonly at: 'line'; readonly line: Line }

export function Messages(props: MessagesProps) {
  if (props.at === 'cart') return <CartMessages again={props.again} />
  return props.at === 'line' ? <LineMessages line={props.line} /> : <Ears />
}

/** Reads changes aloud, and moves the focus on when its line goes. */
function Ears() {
  const { said, lines, words } = useUnit({ said: $said, lines: $lines, words: $words })
  const beside = useFocusKept<HTMLDivElement>(lines.length, ({ parentElement }) => parentElement?.querySelector('ul'))
  return (
    <div ref={beside} className="vh">
      <Live>{said ? (said.qty ? words.saidQuantity(said.name, said.qty) : words.saidRemoved(said.name)) : null}</Live>
    </div>
  )
}
