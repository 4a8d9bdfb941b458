import '../../core/wiring/analytics/follow-content'
import { useMemo } from 'react'
import type { Block } from '../../core/content/blocks'
import { subjectOf } from '../../core/content/filter'
import { pageAddress } from '../../core/runtime/page-address'
import { InSite } from '../host/in-site'
import button from '../ui/button.css?inline'
import apart from './apart.css?inline'
import './block-words'
import { Blocks } from './blocks'
import css from './content.css?inline'
import { PlaceContext, useBreakpoint } from './place'
import { useViews } from './views'

interface BlocksApartProps {
  blocks: readonly Block[]
}

const styles = [button, css, apart]

/** The blocks of a document on a page of the shop's own. It never makes markup of a text: such a page pays, and lets nobody do that. */
export function BlocksApart({ blocks }: BlocksApartProps) {
  return (
    <InSite id="page" styles={styles}>
      <Inside blocks={blocks} />
    </InSite>
  )
}

function Inside({ blocks }: BlocksApartProps) {
  const { views } = useViews(blocks, null)
  const { breakpoint, measure } = useBreakpoint()
  const subject = useMemo(() => subjectOf(pageAddress()), [])
  const place = useMemo(
    () => ({ breakpoint, subject, views, level: 2, isActive: true, bringCleaner: null }),
    [breakpoint, subject, views],
  )
  return (
    <div className="blocks apart" ref={measure}>
      {breakpoint && views ? (
        <PlaceContext.Provider value={place}>
          <Blocks blocks={blocks} />
        </PlaceContext.Provider>
      ) : null}
    </div>
  )
}
