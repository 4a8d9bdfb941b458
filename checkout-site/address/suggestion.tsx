import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $suggestion, suggestionDeclined, suggestionTaken } from '../../core/delivery'
import { listed } from '../../core/format/listed'
import { $locale } from '../../core/site/config'
import { Button } from '../../widgets/ui/button'
import { Notice } from '../../widgets/ui/notice'
import { addressLines } from '../../core/format/address-lines'
import { $words } from '../screens/shipping/shipping.words'

/** Asks whether the suggested spelling is right. */
export function Suggestion() {
  const { locale, suggestion, words, take, keep } = useUnit({
    locale: $locale,
    suggestion: $suggestion,
    words: $words,
    take: suggestionTaken,
    keep: suggestionDeclined,
  })
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (suggestion) place.current?.focus()
  }, [suggestion])
  if (!suggestion) return null
  return (
    <section ref={place} tabIndex={-1} aria-label={words.suggestionTitle} className="suggestion">
      <Notice tone="info">
        <b>{words.suggestionTitle}</b>
        <p>{listed(addressLines(suggestion, locale), locale)}</p>
        <div className="pair">
          <Button look="side" compact onClick={() => take()}>
            {words.suggestionTake}
          </Button>
          <Button look="side" compact onClick={() => keep()}>
            {words.suggestionKeep}
          </Button>
        </div>
      </Notice>
    </section>
  )
}
