import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import type { Block } from '../../core/content/blocks'
import { $documents, documentName, documentWanted } from '../../core/content/documents'
import { subjectOf } from '../../core/content/filter'
import { pageAddress } from '../../core/runtime/page-address'
import { loadCleaner } from '../ui/load-cleaner'
import documentSheet from './document-blocks.css?inline'
import './block-words'
import { Blocks } from './blocks'
import { PlaceContext, useBreakpoint } from './place'
import { useViews } from './views'

export const styles = [documentSheet]

const none: readonly Block[] = []

/** What the editors say on one of the shop's screens. It takes no place before it has come, nor if it does not come. */
export function OfScreen({ screen, site: siteId }: { screen: string; site: string }) {
  const loadDocument = useUnit(documentWanted)
  const name = documentName({ kind: 'augmentedpage', siteId, key: screen })
  const page = useStoreMap({ store: $documents, keys: [name], fn: (all, [one]) => all[one]?.value ?? null })
  const { views, isLost } = useViews(page?.blocks ?? none, loadCleaner)
  const { breakpoint, measure } = useBreakpoint()
  const place = useMemo(
    () => ({
      ...{ breakpoint, views, loadCleaner, level: 3, isActive: true },
      subject: subjectOf(pageAddress(), { product: '', category: '' }),
    }),
    [breakpoint, views],
  )
  useEffect(() => {
    if (siteId) loadDocument({ kind: 'augmentedpage', siteId, key: screen })
  }, [loadDocument, siteId, screen])
  if (!page?.blocks.length || isLost || !views) return null
  return (
    <section className="blocks apart" aria-label={page.title} ref={measure}>
      {breakpoint ? (
        <PlaceContext.Provider value={place}>
          <Blocks blocks={page.blocks} />
        </PlaceContext.Provider>
      ) : null}
    </section>
  )
}
