import { useUnit } from 'effector-react'
import type { FunctionComponent } from 'react'
import { $cart, $isLoading, $lines, $staleness } from '../../core/cart'
import { $isLateLoaded } from '../../core/runtime/late'
import { usePart } from '../host/use-part'
import { BagFoot } from './bag-foot'
import { BagLines } from '../cart-parts/bag-lines'
import { BagNotices } from '../cart-parts/bag-notices'
import { CartSkeleton } from './cart-skeleton'
import { $words } from '../cart-parts/cart-parts.words'
import type { MessagesProps } from '../cart-parts/messages'
import { Skeleton } from '../ui/skeleton'

const loadMessages = () =>
  import(/* chunk: late */ './bag-messages').then(({ BagMessages, styles }) => ({ View: BagMessages, styles }))
const loadBesideLines = () =>
  import('./beside-lines').then(({ BesideLines, styles }) => ({ View: BesideLines, styles }))

interface BagProps {
  isOpen: boolean
  shopUrl: string
  onClose: () => void
}

/** The drawer's content: messages, promotions within reach, lines, codes, and a foot that stays in view. */
export function Bag({ isOpen, shopUrl, onClose }: BagProps) {
  const { cart, lines, words, isLoading, staleness, isLateHere } = useUnit({
    cart: $cart,
    lines: $lines,
    words: $words,
    isLoading: $isLoading,
    staleness: $staleness,
    isLateHere: $isLateLoaded,
  })
  const hasLines = lines.length > 0
  // Messages are in the same chunk as the late model, so a failed load is retried once that is here.
  const messages = usePart(loadMessages, !isOpen || isLoading ? 0 : isLateHere ? 2 : 1)
  const Messages = loaded(messages)
  const ofAnyCart = Messages as FunctionComponent<MessagesProps> | null
  // Loaded after the first line, so that it does not delay the line.
  const Beside = loaded(usePart(loadBesideLines, !isOpen || isLoading ? 0 : 1))
  // Reserves room for promotions within reach until they are rendered.
  const room = cart?.approachingPromotions.map(({ promotionId, approachingDisplayLevel: places }) =>
    places.includes('MINI_CART') ? <Skeleton key={promotionId} height="59px" /> : null,
  )
  const isEmpty = !hasLines && !isLoading && !staleness
  return (
    <>
      <div className="db">
        <div className="atop">
          <BagNotices Messages={ofAnyCart} />
          {Beside ? <Beside at="start" /> : null}
        </div>
        {isLoading ? <CartSkeleton label={words.loading} /> : null}
        {!isEmpty ? null : Messages ? (
          <Messages at="empty" shopUrl={shopUrl} onClose={onClose} />
        ) : messages ? (
          <h3>{words.empty}</h3>
        ) : null}
        {hasLines ? (
          <>
            {Messages ? <Messages at="reach" /> : messages ? null : room}
            <BagLines Messages={ofAnyCart} Beside={Beside} />
          </>
        ) : null}
        {Beside ? <Beside at="end" /> : null}
      </div>
      {hasLines ? <BagFoot>{Beside && cart ? <Beside at="foot" /> : null}</BagFoot> : null}
    </>
  )
}

function loaded<View>(part: View | 'lost' | null): View | null {
  return part === 'lost' ? null : part
}
