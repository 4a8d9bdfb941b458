import { useUnit } from 'effector-react'
import type { ComponentType } from 'react'
import { $cart, $lines, $notifications, $staleness, cartWanted, resendAsked } from '../../core/cart'
import { $say } from '../../core/errors/sentences'
import type { ShopError } from '../../core/errors/shop-error'
import { Live, Notice } from '../ui/notice'
import { $words } from './mini-cart.words'
import type { ToldProps } from './told'

/**
 * What is said about the whole cart, above the lines; and, to ears alone, what has just changed in it, once that has come
 * (`Told`). `notLeft` is why the checkout could not be opened from here.
 */
export function BagNotices({ notLeft, Told }: { notLeft?: ShopError | null; Told: ComponentType<ToldProps> | null }) {
  const { cart, lines, staleness, flash, words, say, resend, read } = useUnit({
    cart: $cart,
    lines: $lines,
    staleness: $staleness,
    flash: $notifications,
    words: $words,
    say: $say,
    resend: resendAsked,
    read: cartWanted,
  })
  const again = () => {
    resend()
    read()
  }
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
        {Told ? <Told at="cart" /> : null}
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
      {Told ? <Told at="ears" /> : null}
    </>
  )
}
