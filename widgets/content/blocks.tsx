import { useUnit } from 'effector-react'
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Block, Filter } from '../../core/content/blocks'
import { matchesFilter } from '../../core/content/filter'
import { promotionInView, promotionPressed } from '../../core/content/promotions'
import { groundStyle } from './ground'
import { FrameContext, useFrame } from './holding'
import { at, type Place, usePlace } from './place'

/** What is left out at this width, or on this page, takes no room. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const shown = shownOf(blocks, usePlace())
  return (
    <>
      {keyed(shown).map(({ key, block }) => (
        <BlockFrame key={key} block={block} />
      ))}
    </>
  )
}

/** A filter stands for its blocks, or for none; a bar or collection without anything in it is left out with its title. */
export function shownOf(blocks: readonly Block[], place: Place): readonly Exclude<Block, Filter>[] {
  const { breakpoint, subject } = place
  return blocks.flatMap(block => {
    if (breakpoint && block.hideOnBreakpoint?.includes(breakpoint)) return []
    if (block.type === 'filter') return matchesFilter(block, subject) ? shownOf(block.items, place) : []
    if (block.type === 'collection') return shownOf(block.items, place).length ? [block] : []
    if (block.type === 'button' && !block.target.text) return []
    return 'items' in block && block.items.length === 0 ? [] : [block]
  })
}

/** A block need not have a name: it is known by its place. */
export const keyed = <Shown extends Block>(blocks: readonly Shown[]) =>
  blocks.map((block, index) => ({ key: `${index} ${block.type}`, block }))

export function BlockFrame({ block }: { block: Block }) {
  const { breakpoint, isInner } = usePlace()
  const frame = useFrame()
  const margin = isInner || block.type === 'anchor' ? 'none' : (at(block.bottomMargins, breakpoint) ?? '')
  const ground = block.backgroundColor ? 'ground' : ''
  // What stands for other blocks leaves the sides to them.
  const isThrough = block.type === 'experience' || block.type === 'segmentation'
  return (
    <Campaign block={block}>
      {(ref, follow) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the presses of links in it
        // biome-ignore lint/a11y/useKeyWithClickEvents: a link's key is a click
        <div
          ref={ref}
          part="block"
          className={`${isThrough ? 'through' : 'block'} ${margin} ${ground}`}
          hidden={frame.isEmpty}
          style={groundStyle(block.backgroundColor)}
          onClick={follow}
        >
          <FrameContext.Provider value={frame}>
            <BlockView block={block} />
          </FrameContext.Provider>
        </div>
      )}
    </Campaign>
  )
}

function BlockView({ block }: { block: Block }) {
  const View = usePlace().views?.[block.type] as ComponentType<{ block: Block }> | undefined
  return View ? <View block={block} /> : null
}

type Follow = (event: MouseEvent) => void

interface CampaignProps {
  block: Block
  children: (ref: { current: HTMLDivElement | null }, follow: Follow) => ReactNode
}

/** Tells when half of a campaign's block is in view, and when a link in it is pressed. */
function Campaign({ block: { promotionTracking: campaign }, children }: CampaignProps) {
  const { see, press } = useUnit({ see: promotionInView, press: promotionPressed })
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = ref.current
    if (!place || !campaign) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(isHalfSeen)) return
        observer.disconnect()
        see(campaign)
      },
      { threshold: [0.1, 0.25, 0.5] },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [campaign, see])
  const follow: Follow = event => {
    if (campaign && (event.target as Element).closest('a[href], button[data-product]')) press(campaign)
  }
  return children(ref, follow)
}

/** Half of it, or of the window where it is taller than that. */
function isHalfSeen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? innerHeight) / 2
}
