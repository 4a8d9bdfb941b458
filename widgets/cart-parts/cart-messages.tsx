import { useUnit } from 'effector-react'
import { $cart, $cartError, $lines, $staleness } from '../../core/cart'
import { $notifications } from '../../core/cart/upkeep'
import { $errorText } from '../../core/errors/sentences'
import { $leavingError } from '../../core/handoff'
import { $isStorageWorking } from '../../core/runtime/storage-works'
import { Notice } from '../ui/notice'
import { $words } from './cart-messages.words'
import { $words as $bagWords } from './cart-parts.words'

/** Messages above the lines: a stale cart, a refused change, a failed checkout, news about no visible line, and storage that is blocked. */
export function CartMessages({ onRetry }: { onRetry: () => void }) {
  const { cart, lines, staleness, error, notLeft, flash, isKeeping, words, bag, errorText } = useUnit({
    cart: $cart,
    lines: $lines,
    staleness: $staleness,
    error: $cartError,
    notLeft: $leavingError,
    flash: $notifications,
    isKeeping: $isStorageWorking,
    words: $words,
    bag: $bagWords,
    errorText: $errorText,
  })
  const isOffline = staleness?.code === 'offline'
  const title = isOffline ? words.offline : cart ? words.notUpdated : words.notRead
  return (
    <>
      {staleness ? (
        <Notice tone={isOffline ? 'warning' : 'danger'}>
          <b>{title}</b> {isOffline ? words.offlineMore : errorText(staleness)}{' '}
          {!cart && lines.length ? words.lastSeen + ' ' : ''}
          <button type="button" className="again" onClick={onRetry}>
            {bag.tryAgain}
          </button>
        </Notice>
      ) : null}
      {error ? (
        <Notice tone="danger">
          <b>{words.notUpdated}</b> {errorText(error)}
        </Notice>
      ) : null}
      {notLeft ? (
        <Notice tone="danger">
          <b>{words.notLeft}</b> {errorText(notLeft)}
        </Notice>
      ) : null}
      {flash
        .filter(({ itemId }) => !lines.some(({ item }) => item.id === itemId))
        .map(one => (
          <Notice key={one.code + one.itemId + errorText(one)} tone="warning">
            {errorText(one)}
          </Notice>
        ))}
      {isKeeping || !lines.length ? null : <Notice tone="info">{words.notKept}</Notice>}
    </>
  )
}
