import { useUnit } from 'effector-react'
import type { ComponentType } from 'react'
import { $staleness, cartWanted, resendRequested } from '../../core/cart'
import { $errorText } from '../../core/errors/sentences'
import { $leavingError } from '../../core/handoff'
import { Live } from '../ui/live'
import { $words } from './cart-parts.words'
import type { MessagesProps } from './messages'

/** Messages about the whole cart. If `Messages` cannot be loaded, this says that the shop cannot be reached. */
export function BagNotices({ Messages }: { Messages: ComponentType<MessagesProps> | null }) {
  const { staleness, notLeft, words, errorText, resend, read } = useUnit({
    staleness: $staleness,
    notLeft: $leavingError,
    words: $words,
    errorText: $errorText,
    resend: resendRequested,
    read: cartWanted,
  })
  const retry = () => {
    resend()
    read()
  }
  const unreached = staleness ?? notLeft
  return (
    <>
      <Live urgent className="say">
        {Messages ? (
          <Messages at="cart" onRetry={retry} />
        ) : unreached ? (
          <p key={unreached.code}>
            {errorText(unreached)}{' '}
            <button type="button" className="link" onClick={retry}>
              {words.tryAgain}
            </button>
          </p>
        ) : null}
      </Live>
      {Messages ? <Messages at="ears" /> : null}
    </>
  )
}
