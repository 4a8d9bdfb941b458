import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { $cart, type Line } from '../../core/cart'
import { $areSentencesComing, $say } from '../../core/errors/sentences'
import { InlineNotice } from '../ui/notice'
import { lineNotices } from './line-notices'
import { $words } from './cart-messages.words'
import { lineErrors } from './line-errors'

export function LineMessages({ line }: { line: Line }) {
  const { cart, isWaiting, words, say } = useUnit({
    cart: $cart,
    isWaiting: $areSentencesComing,
    words: $words,
    say: $say,
  })
  const messages = useMemo(() => {
    const news = { flash: isWaiting ? undefined : cart?.flash, promoSummary: cart?.promoSummary }
    return [...lineErrors(line, words, say), ...lineNotices(line, news, words, say)]
  }, [line, cart, isWaiting, words, say])
  return (
    <>
      {messages.map(({ tone, text }) => (
        <InlineNotice key={text} tone={tone}>
          {text}
        </InlineNotice>
      ))}
    </>
  )
}
