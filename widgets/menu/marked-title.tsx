import { useUnit } from 'effector-react'
import { useLayoutEffect, useRef } from 'react'
import { $config } from '../../core/site/config'
import { loadCleaner } from '../ui/load-cleaner'
import { plainOf } from '../ui/plain-of'

/** A title is in a button or a link: neither links nor blocks can be in it. */
const OTHERS = ':not(abbr, b, br, cite, del, em, i, ins, q, s, small, span, strong, sub, sup, u)'

/** A title with markup that editors wrote: first its text alone, then, when it has been cleaned, all of it. */
export function MarkedTitle({ html }: { html: string }) {
  const { nonce } = useUnit($config)
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const place = ref.current
    if (!place) return
    let isWanted = true
    place.textContent = plainOf(html)
    void loadCleaner().then(cleaner => {
      const clean = isWanted ? cleaner?.cleanHtml(html, nonce) : null
      if (clean && !clean.querySelector(OTHERS)) place.replaceChildren(clean)
    })
    return () => {
      isWanted = false
    }
  }, [html, nonce])
  return <span ref={ref} />
}
