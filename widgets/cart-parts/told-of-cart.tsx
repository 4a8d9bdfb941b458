import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import type { Line } from '../../core/cart'
import { $couponError } from '../../core/cart/upkeep'
import { $say } from '../../core/errors/sentences'
import { keepFocusIn } from '../ui/keep-focus'
import { Live } from '../ui/notice'
import { CartTold } from './cart-told'
import { LineTold } from './line-told'
import { $said } from './said'
import { $words } from './said.words'

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

/** What has just happened, read aloud; and the focus, which what leaves does not take along. */
function Ears() {
  const { said, refused, words, say } = useUnit({ said: $said, refused: $couponError, words: $words, say: $say })
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const container = here.current?.closest('.dlg')
    return container ? keepFocusIn(container) : undefined
  }, [])
  return (
    <div ref={here} className="vh">
      <Live>{said ? words[said[0]](said[1], said[2]) : null}</Live>
      <Live>{refused ? say(refused) : null}</Live>
    </div>
  )
}
