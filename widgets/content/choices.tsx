import '../../core/wiring/personalisation/decisions-know-the-shopper'
import '../../core/wiring/personalisation/segments-know-the-shopper'
import { useStoreMap, useUnit } from 'effector-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { Experience as ExperienceBlock, Segmentation as SegmentationBlock } from '../../core/content/blocks'
import {
  $decisions,
  experienceSeen,
  experienceShown,
  isShown,
  keyOf,
  pageEventHappened,
  variantOf,
} from '../../core/personalisation/decisions'
import { $shopperFacts, $test, segmentationShown, segmentOf } from '../../core/personalisation/segments'
import { usePart } from '../host/use-part'
import { Blocks, shownOf } from './blocks'
import css from './choices.css?inline'
import { useHeld } from './holding'
import { usePlace } from './place'

const loadPicks = () =>
  import(/* chunk: content-picks */ './picks').then(({ Picks: View, styles }) => ({ View, styles }))

/** The baselines, until and unless something else is decided. */
function Experience({ block }: { block: ExperienceBlock }) {
  const { experienceId, baselines, variants, trackingEvent } = block
  const { test, show, see, report } = useUnit({
    test: $test,
    show: experienceShown,
    see: experienceSeen,
    report: pageEventHappened,
  })
  const decision = useStoreMap({
    store: $decisions,
    keys: [keyOf(experienceId)],
    fn: (decisions, [key]) => decisions[key] ?? null,
  })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    show(experienceId)
  }, [experienceId, show])
  const variant = variantOf(variants, decision, test)
  const blocks = variant?.targets ?? baselines
  // Its products belong to the decided variant, and whoever tests another one has not seen that.
  const isDecided = variant === variantOf(variants, decision, [])
  const items = variant && isDecided ? decision?.items : undefined
  // What was to be recommended is none: then its words are left out, too.
  const isEmpty = items ? items.length === 0 : blocks.length === 0
  const shownHere = shownOf(isEmpty ? [] : blocks, usePlace()).length
  const isNothing = useHeld(items?.length ? Number.POSITIVE_INFINITY : shownHere)
  const Picks = usePart(loadPicks, items?.length ? 1 : 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is empty has no place
  useEffect(() => {
    if (!decision || !isDecided || !isShown(decision, variant)) return
    const shown = place.current
    if (!shown || isNothing) {
      see(experienceId)
      return
    }
    const watching = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) see(experienceId)
    })
    watching.observe(shown)
    return () => watching.disconnect()
  }, [experienceId, decision, variant, isDecided, isEmpty, isNothing, see])
  const follow = (event: MouseEvent) => {
    if (trackingEvent && (event.target as Element).closest('a[href], button[data-product], .picks button'))
      report(trackingEvent)
  }
  if (isEmpty) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the presses of links in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's key is a click
    <div ref={place} onClick={follow}>
      <Blocks blocks={blocks} />
      {items && Picks && Picks !== 'lost' ? <Picks items={items} /> : null}
    </div>
  )
}

/** Follows whoever signs in or out, and the cart. */
function Segmentation({ block: { segments, baselines } }: { block: SegmentationBlock }) {
  const { standing, test, show } = useUnit({ standing: $shopperFacts, test: $test, show: segmentationShown })
  useEffect(() => {
    show(segments.map(({ id }) => id))
  }, [segments, show])
  const blocks = segmentOf(segments, standing, test)?.targets ?? baselines
  useHeld(shownOf(blocks, usePlace()).length)
  return blocks.length ? <Blocks blocks={blocks} /> : null
}

export const views = { experience: Experience, segmentation: Segmentation }

export const styles = [css]
