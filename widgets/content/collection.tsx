import '../../core/wiring/content/filters-follow-page'
import { useUnit } from 'effector-react'
import { type CSSProperties, useMemo } from 'react'
import type { Arrangement, Breakpoint, Collection as CollectionBlock } from '../../core/content/blocks'
import { BlockWords } from './block-words'
import { BlockFrame, keyed, shownOf } from './blocks'
import { Carousel } from './carousel'
import css from './collection.css?inline'
import { $words } from './content.words'
import { useHeld } from './holding'
import { at, PlaceContext, usePlace } from './place'
import { plainOf } from '../ui/plain-of'

const grid: Arrangement = { type: 'grid' }

function Collection({ block }: { block: CollectionBlock }) {
  const { words } = useUnit({ words: $words })
  const place = usePlace()
  const hasTitle = Boolean(block.title || block.titleHtml)
  const inner = useMemo(() => ({ ...place, level: place.level + (hasTitle ? 1 : 0), isInner: true }), [place, hasTitle])
  const { breakpoint } = place
  const isStacked = isStackedByName(block, breakpoint)
  const arrangement = isStacked ? grid : (at(block.breakpoints, breakpoint) ?? grid)
  const items = shownOf(block.items, place)
  useHeld(items.length)
  const isOfButtons = items.every(({ type }) => type === 'button')
  const width = block.isFullWidth || isStacked ? 'wide' : 'wrap'
  const head = (
    <PlaceContext.Provider value={place}>
      <BlockWords block={block} />
    </PlaceContext.Provider>
  )
  return (
    <PlaceContext.Provider value={inner}>
      {arrangement.type === 'carousel' ? (
        <div className={`${width} ${isOfButtons ? 'ctas' : ''} ${block.isFullHeight ? 'tall' : ''}`}>
          <Carousel
            head={head}
            items={items}
            label={block.title || plainOf(block.titleHtml ?? '') || words.slides}
            arrangement={isOfButtons ? { ...arrangement, slideWidth: arrangement.slideWidth || 200 } : arrangement}
          />
        </div>
      ) : (
        <div className={`${width} ${block.isFullHeight ? 'tall' : ''}`}>
          <div className="head">{head}</div>
          <div
            className={`grid ${block.variant ?? ''}`}
            style={measuresOf(arrangement, block.variant !== undefined && breakpoint !== 'sm')}
          >
            {keyed(items).map(({ key, block }) => (
              <BlockFrame key={key} block={block} />
            ))}
          </div>
        </div>
      )}
    </PlaceContext.Provider>
  )
}

/** An editor stacks a collection by its name, except on small screens. */
function isStackedByName({ name }: CollectionBlock, breakpoint: Breakpoint | null): boolean {
  return breakpoint !== 'sm' && Boolean(name?.includes('[stacked]'))
}

function measuresOf({ slideWidth, slideMaxWidth, slidePadding, margin }: Arrangement, isVariant: boolean) {
  const max = slideMaxWidth ? `${slideMaxWidth}px` : '1fr'
  const measures: CSSProperties = {}
  if (slidePadding !== undefined) measures.gap = `${slidePadding}px`
  if (margin) measures.paddingInline = `${margin}px`
  if ((slideWidth || slideMaxWidth) && !isVariant)
    measures.gridTemplateColumns = `repeat(auto-fill, minmax(min(${slideWidth || slideMaxWidth}px, 100%), ${max}))`
  return measures
}

export const views = { collection: Collection }

export const styles = [css]
