import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { $cart, type Line } from '../../core/cart'
import { $notifications } from '../../core/cart/upkeep'
import { $errorText } from '../../core/errors/sentences'
import { InlineNotice } from '../ui/notice'
import { lineNotices } from './line-notices'
import { $words } from './cart-messages.words'
import { lineErrors } from './line-errors'

export function LineMessages({ line }: { line: Line }) {
  const { cart, flash, words, errorText } = useUnit({
    cart: $cart,
    flash: $notifications,
    words: $words,
    errorText: $errorText,
  })
  const messages = useMemo(() => {
    const news = { flash, promoSummary: cart?.promoSummary }
    return [...lineErrors(line, words, errorText), ...lineNotices(line, news, words, errorText)]
  }, [line, cart, flash, words, errorText])
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
