import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { cartWanted } from '../../core/cart'
import { dateText } from '../../core/format/date'
import { $locale } from '../../core/site/config'
import { $words } from './beside-lines.words'

/** Until when the service holds a line's stock; then the cart is read again. Its `key` is that time. */
export function Held({ until }: { until: string }) {
  const { words, locale, read } = useUnit({ words: $words, locale: $locale, read: cartWanted })
  const [isOver, setOver] = useState(() => Date.parse(until) <= Date.now())
  useEffect(() => {
    const timeLeft = Date.parse(until) - Date.now()
    const timer = setTimeout(() => {
      setOver(true)
      read()
    }, timeLeft)
    return () => clearTimeout(timer)
  }, [until, read])
  return isOver ? null : <p className="how">{words.heldUntil(dateText(until, 'time', locale))}</p>
}
