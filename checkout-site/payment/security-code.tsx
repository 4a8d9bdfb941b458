import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import type { CardBrand } from '../../core/payment/card-checks'
import { codeFieldHidden, codeFieldShown } from '../../core/payment/saved-cards'
import { $config } from '../../core/site/config'
import { $words as $cardWords } from './card-form.words'
import { mountSandboxCode } from './sandbox-code-field'
import { $words } from './saved-cards.words'

/** The place for the provider's field of the chosen card's security code; what is typed there is the provider's alone. */
export function SecurityCode({ brand }: { brand: string }) {
  const { config, cardWords, words, shown, hidden } = useUnit({
    config: $config,
    cardWords: $cardWords,
    words: $words,
    shown: codeFieldShown,
    hidden: codeFieldHidden,
  })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const { api, key, locale } = config
    const settings = { api, key, locale, words: cardWords, brand: brand as CardBrand, hint: words.codeWhy }
    const field = mountSandboxCode(place.current, settings)
    shown(field)
    return () => {
      hidden(field)
      field.unmount()
    }
  }, [config, cardWords, words, brand, shown, hidden])
  return <div ref={place} className="securitycode" />
}
