import { useUnit } from 'effector-react'
import { useLayoutEffect, useRef } from 'react'
import { $config } from '../../core/site/config'
import type { loadCleaner } from '../ui/load-cleaner'
import { plainOf } from '../ui/plain-of'

/** What cleans markup; null where texts are shown without it. */
export type Cleaner = typeof loadCleaner | null

/** Markup that editors wrote: first its text alone, then, when it has been cleaned, all of it. */
export function RichText({ html, load }: { html: string; load: Cleaner }) {
  const { nonce } = useUnit($config)
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = ref.current
    if (!place) return
    let isWanted = true
    place.textContent = plainOf(html)
    if (!load) return
    void load().then(cleaner => {
      const clean = isWanted ? cleaner?.cleanHtml(html, nonce) : null
      if (clean) place.replaceChildren(clean)
    })
    return () => {
      isWanted = false
    }
  }, [html, nonce, load])
  return <div ref={ref} className="rich" />
}
