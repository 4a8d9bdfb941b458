import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import type { Line } from '../../core/cart'
import { $removedLine } from '../../core/cart/done'
import { $couponError } from '../../core/cart/upkeep'
import { $errorText } from '../../core/errors/sentences'
import { keepFocusIn } from '../ui/keep-focus'
import { Live } from '../ui/notice'
import { CartMessages } from './cart-messages'
import { LineMessages } from './line-messages'
import { $announcement, listening } from './announcement'
import { $words } from './announcement.words'

/** Which messages to render: about the whole cart, announcements, or under a line. */
export type MessagesProps =
  | { readonly at: 'cart'; readonly onRetry: () => void }
  | { readonly at: 'ears' }
  | { readonly at: 'line'; readonly line: Line }

export function Messages(props: MessagesProps) {
  if (props.at === 'cart') return <CartMessages onRetry={props.onRetry} />
  return props.at === 'line' ? <LineMessages line={props.line} /> : <Announcer />
}

/** Announces changes, and keeps the focus when a focused line leaves. */
function Announcer() {
  const { said, removed, refused, words, errorText, listen } = useUnit({
    said: $announcement,
    removed: $removedLine,
    refused: $couponError,
    words: $words,
    errorText: $errorText,
    listen: listening,
  })
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a line that left before this came is looked for
  useEffect(() => {
    const container = place.current?.closest('.dlg')
    listen()
    return container ? keepFocusIn(container, [container.querySelector('ul'), removed?.at ?? 0]) : undefined
  }, [])
  return (
    <div ref={place} className="vh">
      <Live>{said ? words[said[0]](said[1], said[2]) : null}</Live>
      <Live>{refused ? errorText(refused) : null}</Live>
    </div>
  )
}
