import { useUnit } from 'effector-react'
import { useLayoutEffect, useRef } from 'react'
import { $config } from '../../core/site/config'
import type { bringCleaner } from '../ui/bring-cleaner'
import { plainOf } from '../ui/plain-of'

/** What cleans markup; null where texts are shown without it. */
export type Cleaner = typeof bringCleaner | null

/** Markup that editors wrote: first its text alone, then, when it has been cleaned, all of it. */
export function RichText({ html, bring }: { html: string; bring: Cleaner }) {
  const { nonce } = useUnit($config)
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = ref.current
    if (!place) return
    let isWanted = true
    place.textContent = plainOf(html)
    if (!bring) return
    void bring().then(cleaner => {
      const clean = isWanted ? cleaner?.cleanHtml(html, nonce) : null
      if (clean) place.replaceChildren(clean)
    })
    return () => {
      isWanted = false
    }
  }, [html, nonce, bring])
  return <div ref={ref} className="rich" />
}
