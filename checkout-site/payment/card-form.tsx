import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { cardFieldsHidden, cardFieldsShown } from '../../core/payment'
import { $config } from '../../core/site/config'
import { $words } from './card-form.words'
import { sandboxProvider } from './sandbox-provider'

/** The place in the page that the payment provider's form stands in; what is typed there is the provider's alone. */
export function CardForm({ holder }: { holder: string }) {
  const { config, words, shown, hidden } = useUnit({
    config: $config,
    words: $words,
    shown: cardFieldsShown,
    hidden: cardFieldsHidden,
  })
  const place = useRef<HTMLDivElement>(null)
  const name = useRef(holder)
  useEffect(() => {
    if (!place.current) return
    const { api, key, locale } = config
    const fields = sandboxProvider.mountCard(place.current, { api, key, locale, words, holder: name.current })
    shown(fields)
    return () => {
      hidden(fields)
      fields.unmount()
    }
  }, [config, words, shown, hidden])
  return <div ref={place} className="cardform" />
}
