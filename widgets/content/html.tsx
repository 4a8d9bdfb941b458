import { useUnit } from 'effector-react'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { $config } from '../../core/site/config'
import { hasMarkup } from './markup'
import { usePlace } from './place'
import { plainOf } from '../ui/plain-of'

interface HtmlProps {
  html: string
  as?: 'div' | 'span'
  className?: string
  style?: CSSProperties | undefined
}

/** Markup that editors wrote: first its text alone, then, when it has been cleaned, all of it. */
export function Html({ html, as: Place = 'div', className, style }: HtmlProps) {
  const { nonce } = useUnit($config)
  const { loadCleaner } = usePlace()
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const place = ref.current
    if (!place) return
    let isWanted = true
    place.textContent = plainOf(html)
    if (!loadCleaner || !hasMarkup(html)) return
    void loadCleaner().then(cleaner => {
      const clean = isWanted ? cleaner?.cleanHtml(html, nonce) : null
      if (clean) place.replaceChildren(clean)
    })
    return () => {
      isWanted = false
    }
  }, [html, nonce, loadCleaner])
  return <Place ref={ref as never} className={className} style={style} />
}
