import { useUnit } from 'effector-react'
import { $cart, $cartError, $lines, $notifications, $staleness, cartWanted, resendAsked } from '../../core/cart'
import { $say } from '../../core/errors/sentences'
import type { ShopError } from '../../core/errors/shop-error'
import { Live, Notice } from '../ui/notice'
import { $words } from './mini-cart.words'
import { $said, type Said } from './said'

/**
 * What is said about the whole cart, above the lines; and, to ears alone, what has just changed in it. `notLeft` is why
 * the checkout could not be opened from here.
 */
export function BagNotices({ notLeft }: { notLeft?: ShopError | null }) {
  const { cart, lines, error, staleness, flash, said, words, say, resend, read } = useUnit({
    cart: $cart,
    lines: $lines,
    error: $cartError,
    staleness: $staleness,
    flash: $notifications,
    said: $said,
    words: $words,
    say: $say,
    resend: resendAsked,
    read: cartWanted,
  })
  const again = () => {
    resend()
    read()
  }
  const told = ({ name, qty }: Said) => (qty ? words.saidQuantity(name, qty) : words.saidRemoved(name))
  const isOffline = staleness?.code === 'offline'
  const title = isOffline ? words.offline : cart ? words.notUpdated : words.notRead
  return (
    <>
      <Live urgent className="say">
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
      </Live>
      <Live className="vh">{said ? told(said) : null}</Live>
    </>
  )
}
