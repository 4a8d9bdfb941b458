import { useUnit } from 'effector-react'
import { $cart, $cartError, $lines, $staleness } from '../../core/cart'
import { $notifications } from '../../core/cart/rest'
import { $say } from '../../core/errors/sentences'
import { $leavingError } from '../../core/handoff'
import { Notice } from '../ui/notice'
import { $words } from './cart-parts.words'

/**
 * What is said about the whole cart, above the lines: why it is not fresh, why a change to it was refused, why the checkout
 * could not be opened, and news of no line that is seen.
 */
export function CartTold({ again }: { again: () => void }) {
  const { cart, lines, staleness, error, notLeft, flash, words, say } = useUnit({
    cart: $cart,
    lines: $lines,
    staleness: $staleness,
    error: $cartError,
    notLeft: $leavingError,
    flash: $notifications,
    words: $words,
    say: $say,
  })
  const isOffline = staleness?.code === 'offline'
  const title = isOffline ? words.offline : cart ? words.notUpdated : words.notRead
  return (
    <>
      {staleness ? (
        <Notice tone={isOffline ? 'warning' : 'danger'}>
          <b>{title}</b> {isOffline ? words.offlineMore : say(staleness)}{' '}
          {!cart && lines.length ? words.lastSeen + ' ' : ''}
          <button type="button" className="again" onClick={again}>
            {words.tryAgain}
          </button>
        </Notice>
      ) : null}
      {error ? (
        <Notice tone="danger">
          <b>{words.notUpdated}</b> {say(error)}
        </Notice>
      ) : null}
      {notLeft ? (
        <Notice tone="danger">
          <b>{words.notLeft}</b> {say(notLeft)}
        </Notice>
      ) : null}
      {flash
        .filter(({ itemId }) => !lines.some(({ item }) => item.id === itemId))
        .map(one => (
          <Notice key={one.code + one.message} tone="warning">
            {say(one)}
          </Notice>
        ))}
    </>
  )
}
