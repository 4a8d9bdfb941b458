import { useUnit } from 'effector-react'
import { hasCode, type ShopError } from '../../../core/errors/shop-error'
import { $isHandoffLost } from '../../../core/wiring/checkout/checkout-and-cart'
import type { Cart } from '../../../core/shapes/cart'
import { BagIcon } from '../../../widgets/ui/object-icons'
import { $errorText } from '../../shell/error-text'
import { Failed } from '../../shell/failed'
import { $root } from '../../shell/navigation'
import { $words as $shellWords } from '../../shell/shell.words'
import { State } from '../../shell/state'
import { CloseWindow } from './close-window'
import { $words } from './express.words'

const unsellable = ['ORD404', 'INV700', 'INV406', 'INV701', 'INV702', 'SHP404'] as const

interface NotToPayProps {
  title: string
  error: ShopError
  isLoading: boolean
  retry: () => void
}

/** Why the item, or the bag, cannot be paid for. Trying again helps only where the shop did not answer. */
export function NotToPay({ title, error, isLoading, retry }: NotToPayProps) {
  const { words, shell, root, errorText } = useUnit({
    words: $words,
    shell: $shellWords,
    root: $root,
    errorText: $errorText,
  })
  // The same code without a product says that the session has ended.
  const isPresale = hasCode(error, 'AUT404') && error.kind === 'http' && 'productId' in error.details
  if (hasCode(error, ...unsellable)) {
    return (
      <>
        <State sign={<BagIcon />} title={words.refusedTitle}>
          {hasCode(error, 'ORD404', 'INV702') ? words.chooseAnother : errorText(error)}
        </State>
        <CloseWindow />
      </>
    )
  }
  const state = isPresale ? (
    <State
      sign={<BagIcon />}
      title={words.presaleTitle}
      action={{ label: shell.signIn, href: `${root}/sign-in?from=${encodeURIComponent(`${root}/express`)}` }}
    >
      {words.presaleText}
    </State>
  ) : (
    <Failed title={title} error={error} isPending={isLoading} onRetry={retry} />
  )
  return (
    <>
      {state}
      <CloseWindow look="side" />
    </>
  )
}

/** The bag is empty, or did not come along. */
export function Nothing() {
  const { words, shell, isHandoffLost } = useUnit({ words: $words, shell: $shellWords, isHandoffLost: $isHandoffLost })
  return (
    <>
      <State sign={isHandoffLost ? 'alert' : <BagIcon />} title={isHandoffLost ? shell.handoffTitle : shell.emptyTitle}>
        {isHandoffLost ? words.again : words.empty}
      </State>
      <CloseWindow />
    </>
  )
}

/** The basket of one item says nothing about the bag. */
export function NoItem({ order }: { order: Cart['lastOrder'] }) {
  const words = useUnit($words)
  return (
    <>
      <State sign={<BagIcon />} title={order ? words.boughtTitle : words.goneTitle}>
        {order ? words.bought(order.orderNumber) : words.again}
      </State>
      <CloseWindow />
    </>
  )
}
