import '../../core/wiring/analytics/follow-content'
import { useEffect, useMemo } from 'react'
import type { Block } from '../../core/content/blocks'
import { subjectOf } from '../../core/content/filter'
import { pageAddress } from '../../core/runtime/page-address'
import { InSite } from '../host/in-site'
import button from '../ui/button.css?inline'
import notice from '../ui/notice.css?inline'
import documentSheet from './document-blocks.css?inline'
import './block-words'
import { Blocks } from './blocks'
import css from './content.css?inline'
import media from './media.css?inline'
import { PlaceContext, useBreakpoint } from './place'
import { useRetryFocus } from './use-retry-focus'
import { useViews } from './views'
import { Waiting } from './waiting'

interface DocumentBlocksProps {
  blocks: readonly Block[]
  /** What the document is about, if the page's address does not say so. */
  product?: string
  category?: string
  /** Called if the blocks' code could not be loaded; without it, a notice takes their place. */
  onLost?: () => void
}

const styles = [button, notice, css, media, documentSheet]

/** The blocks of a document on a page of the shop. Texts never become markup there, since such pages take payments. */
export function DocumentBlocks(props: DocumentBlocksProps) {
  return (
    <InSite id="page" styles={styles}>
      <Inside {...props} />
    </InSite>
  )
}

function Inside({ blocks, product = '', category = '', onLost }: DocumentBlocksProps) {
  const { views, isLost, reload } = useViews(blocks, null)
  const { breakpoint, measure } = useBreakpoint()
  const { arrive, noteRetry } = useRetryFocus(measure)
  const subject = useMemo(() => subjectOf(pageAddress(), { product, category }), [product, category])
  const place = useMemo(
    () => ({ breakpoint, subject, views, level: 2, isActive: true, loadCleaner: null }),
    [breakpoint, subject, views],
  )
  useEffect(() => {
    if (isLost) onLost?.()
  }, [isLost, onLost])
  if (isLost && !onLost) {
    const retry = () => {
      noteRetry()
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
