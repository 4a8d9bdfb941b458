import { useUnit } from 'effector-react'
import type { ComponentType } from 'react'
import { $staleness, cartWanted, resendAsked } from '../../core/cart'
import { $say } from '../../core/errors/sentences'
import { $leavingError } from '../../core/handoff'
import { Live, Notice } from '../ui/notice'
import { $words } from './cart-parts.words'
import type { ToldOfCartProps } from './told-of-cart'

/**
 * What is said about the whole cart, above the lines, and to ears alone; what says it comes in a moment (`Told`). Where that
 * cannot be fetched, this says that nobody was reached.
 */
export function BagNotices({ Told }: { Told: ComponentType<ToldOfCartProps> | null }) {
  const { staleness, notLeft, words, say, resend, read } = useUnit({
    staleness: $staleness,
    notLeft: $leavingError,
    words: $words,
    say: $say,
    resend: resendAsked,
    read: cartWanted,
  })
  const again = () => {
    resend()
    read()
  }
  const unreached = staleness ?? notLeft
  return (
    <>
      <Live urgent className="say">
        {Told ? (
          <Told at="cart" again={again} />
        ) : unreached ? (
          <Notice tone="danger">
            {say(unreached)}{' '}
            <button type="button" className="link" onClick={again}>
              {words.tryAgain}
            </button>
          </Notice>
        ) : null}
      </Live>
      {Told ? <Told at="ears" /> : null}
    </>
  )
}
