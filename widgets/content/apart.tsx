import '../../core/wiring/analytics/follow-content'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Block } from '../../core/content/blocks'
import { subjectOf } from '../../core/content/filter'
import { pageAddress } from '../../core/runtime/page-address'
import { InSite } from '../host/in-site'
import button from '../ui/button.css?inline'
import notice from '../ui/notice.css?inline'
import apart from './apart.css?inline'
import './block-words'
import { Blocks } from './blocks'
import css from './content.css?inline'
import media from './media.css?inline'
import { PlaceContext, useBreakpoint } from './place'
import { useViews } from './views'
import { Waiting } from './waiting'

interface BlocksApartProps {
  blocks: readonly Block[]
  /** What the document is about, where the page's address does not say so. */
  product?: string
  category?: string
  /** Their code did not come. Without it that is said in their place. */
  onLost?: () => void
}

const styles = [button, notice, css, media, apart]

/** The blocks of a document on a page of the shop's own. It never makes markup of a text: such a page pays, and lets nobody do that. */
export function BlocksApart(props: BlocksApartProps) {
  return (
    <InSite id="page" styles={styles}>
      <Inside {...props} />
    </InSite>
  )
}

function Inside({ blocks, product = '', category = '', onLost }: BlocksApartProps) {
  const { views, isLost, reload } = useViews(blocks, null)
  const { breakpoint, measure } = useBreakpoint()
  const isRetried = useRef(false)
  const subject = useMemo(() => subjectOf(pageAddress(), { product, category }), [product, category])
  const place = useMemo(
    () => ({ breakpoint, subject, views, level: 2, isActive: true, loadCleaner: null }),
    [breakpoint, subject, views],
  )
  useEffect(() => {
    if (isLost) onLost?.()
  }, [isLost, onLost])
  // The retry button had the focus, and is gone.
  const arrive = useCallback(
    (element: HTMLElement | null) => {
      measure(element)
      if (element && isRetried.current) element.focus()
      isRetried.current = false
    },
    [measure],
  )
  if (isLost && !onLost) {
    const retry = () => {
      isRetried.current = true
      reload()
    }
    return <Waiting error={null} isLost isComing={false} onRetry={retry} />
  }
  return (
    <div className="blocks apart" ref={arrive} tabIndex={-1}>
      {breakpoint && views ? (
        <PlaceContext.Provider value={place}>
          <Blocks blocks={blocks} />
        </PlaceContext.Provider>
      ) : null}
    </div>
  )
}
