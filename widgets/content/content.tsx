import '../../core/wiring/analytics/follow-content'
import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import type { Block } from '../../core/content/blocks'
import { $fragments, fragmentWanted } from '../../core/content/fragment'
import { $wentTo, filtersShown, subjectOf } from '../../core/content/filter'
import { pageAddress } from '../../core/runtime/page-address'
import type { PropsOf } from '../host/attributes'
import { usePart } from '../host/use-part'
import button from '../ui/button.css?inline'
import notice from '../ui/notice.css?inline'
import skeleton from '../ui/skeleton.css?inline'
import { loadCleaner } from '../ui/load-cleaner'
import type { attributes } from './content.attributes'
import css from './content.css?inline'
import media from './media.css?inline'
// Nearly all blocks have words, so these come along, and not as files of their own.
import './block-words'
import { Blocks } from './blocks'
import { PlaceContext, useBreakpoint } from './place'
import { useRetryFocus } from './use-retry-focus'
import { useViews } from './views'
import { Waiting } from './waiting'

export const styles = [button, notice, skeleton, css, media]

const none: readonly Block[] = []

const loadOfScreen = () => import('./of-screen').then(({ OfScreen: View, styles }) => ({ View, styles }))

/** The blocks of a fragment, or of a screen. */
export function Content(props: PropsOf<typeof attributes>) {
  const { screen, site } = props
  const OfScreen = usePart(loadOfScreen, screen ? 1 : 0)
  if (!screen) return <OfFragment {...props} />
  return OfScreen && OfScreen !== 'lost' ? <OfScreen screen={screen} site={site} /> : null
}

/** Until they have come, or if they do not come, the page's own content. */
function OfFragment({ fragment, product, category }: PropsOf<typeof attributes>) {
  const { wentTo, show, loadFragment } = useUnit({ wentTo: $wentTo, show: filtersShown, loadFragment: fragmentWanted })
  const entry = useStoreMap({ store: $fragments, keys: [fragment], fn: (all, [id]) => all[id] ?? null })
  const blocks = entry?.value ?? none
  const { views, isLost, reload } = useViews(blocks, loadCleaner)
  const { breakpoint, measure } = useBreakpoint()
  const { arrive, noteRetry } = useRetryFocus(measure)
  const subject = useMemo(() => subjectOf(wentTo ?? pageAddress(), { product, category }), [wentTo, product, category])
  const place = useMemo(
    () => ({ breakpoint, subject, views, level: 2, isActive: true, loadCleaner }),
    [breakpoint, subject, views],
  )
  useEffect(() => {
    if (views) show()
  }, [views, show])
  useEffect(() => {
    if (fragment) loadFragment(fragment)
  }, [fragment, loadFragment])
  if (!fragment) return <slot />
  const error = entry?.error ?? null
  const isComing = !entry || entry.isPending || !views
  if (error || isLost || isComing) {
    const retry = () => {
      noteRetry()
      if (error) loadFragment(fragment)
      else reload()
    }
    return (
      <slot>
        <Waiting error={error} isLost={isLost} isComing={isComing && !isLost} onRetry={retry} />
      </slot>
    )
  }
  return (
    <div className="blocks" ref={arrive} tabIndex={-1}>
      {breakpoint ? (
        <PlaceContext.Provider value={place}>
          <Blocks blocks={blocks} />
        </PlaceContext.Provider>
      ) : null}
    </div>
  )
}
