import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { cartWanted } from '../../core/cart'
import { dateText } from '../../core/format/date'
import { $clockAhead } from '../../core/session'
import { $locale } from '../../core/site/config'
import { $words } from './beside-lines.words'

export interface HeldProps {
  readonly until: string
}

/** Until when the service holds a line's stock, by the browser's own clock; then the cart is read again. Its `key` is that time. */
export function Held({ until }: HeldProps) {
  const { words, locale, ahead, read } = useUnit({
    words: $words,
    locale: $locale,
    ahead: $clockAhead,
    read: cartWanted,
  })
  const end = Date.parse(until) + ahead
  const [isOver, setOver] = useState(() => end <= Date.now())
  useEffect(() => {
    const timeLeft = end - Date.now()
    setOver(timeLeft <= 0)
    const timer = setTimeout(() => {
      setOver(true)
      read()
    }, timeLeft)
    return () => clearTimeout(timer)
  }, [end, read])
  return isOver ? null : <p className="how">{words.heldUntil(dateText(end, 'time', locale))}</p>
}
