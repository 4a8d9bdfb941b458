import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import type { CardBrand } from '../../core/validate/card'
import { cardFieldCorrected } from '../../core/payment'
import { codeFieldHidden, codeFieldShown } from '../../core/payment/saved-cards'
import { $config } from '../../core/site/config'
import { $words as $cardWords } from './card-form.words'
import { mountSandboxCode } from './sandbox-code-field'
import { $words } from './saved-cards.words'

/** The container of the provider's field; only the provider sees what is typed there. */
export function SecurityCode({ brand }: { brand: string }) {
  const { config, cardWords, words, shown, hidden, mended } = useUnit({
    config: $config,
    cardWords: $cardWords,
    words: $words,
    shown: codeFieldShown,
    hidden: codeFieldHidden,
    mended: cardFieldCorrected,
  })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const { api, key, locale } = config
    const own = { brand: brand as CardBrand, hint: words.codeWhy, onMended: mended }
    const settings = { api, key, locale, words: cardWords, ...own }
    const field = mountSandboxCode(place.current, settings)
    shown(field)
    return () => {
      hidden(field)
      field.unmount()
    }
  }, [config, cardWords, words, brand, shown, hidden, mended])
  return <div ref={place} className="securitycode" />
}
