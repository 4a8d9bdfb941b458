import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $isTakingLong } from '../../core/checkout'
import { $isHandoffLost, $isLoadingAgain, $loadError, loadAgain } from '../../core/wiring/checkout/checkout-and-cart'
import { BagIcon } from '../../widgets/ui/object-icons'
import { Failed } from './failed'
import { $home } from './home'
import { $words } from './shell.words'
import { State } from './state'

interface StepPlaceholderProps {
  /** The cart is known, and has nothing in it. */
  isEmpty: boolean
  isChecking: boolean
  /** Shown until the cart is known. */
  children: ReactNode
}

/** Why there is no step: the order is being checked, the cart could not be read, or it is empty. */
export function StepPlaceholder({ isEmpty, isChecking, children }: StepPlaceholderProps) {
  const { words, home, error, isHandoffLost, isLoading, isLong, retry } = useUnit({
    words: $words,
    home: $home,
    error: $loadError,
    isHandoffLost: $isHandoffLost,
    isLoading: $isLoadingAgain,
    isLong: $isTakingLong,
    retry: loadAgain,
  })
  if (isChecking) {
    return (
      <State sign="wait" title={words.checkingTitle}>
        {words.checkingText} {isLong ? words.checkingLong : ''}
      </State>
    )
  }
  if (error && !isEmpty) {
    return <Failed title={words.failedTitle} error={error} isPending={isLoading} onRetry={retry} />
  }
  if (!isEmpty) return children
  return (
    <State
      sign={isHandoffLost ? 'alert' : <BagIcon />}
      title={isHandoffLost ? words.handoffTitle : words.emptyTitle}
      action={{ label: words.continueShopping, href: home }}
    >
      {isHandoffLost ? words.handoffText : words.emptyText}
    </State>
  )
}
