import { useUnit } from 'effector-react'
import { type CSSProperties, useMemo } from 'react'
import type { Arrangement, Breakpoint, Collection as CollectionBlock } from '../../core/content/blocks'
import { BlockWords } from './block-words'
import { BlockFrame, keyed, shownOf } from './blocks'
import { Carousel } from './carousel'
import css from './collection.css?inline'
import { $words } from './content.words'
import { at, PlaceContext, usePlace } from './place'

const grid: Arrangement = { type: 'grid' }

function Collection({ block }: { block: CollectionBlock }) {
  const { words } = useUnit({ words: $words })
  const place = usePlace()
  const hasTitle = Boolean(block.title || block.titleHtml)
  const inner = useMemo(() => ({ ...place, level: place.level + (hasTitle ? 1 : 0) }), [place, hasTitle])
  const { breakpoint } = place
  const isStacked = isForced(block, breakpoint)
  const arrangement = isStacked ? grid : (at(block.breakpoints, breakpoint) ?? grid)
  const items = shownOf(block.items, place)
  const isOfButtons = items.every(({ type }) => type === 'button')
  const width = block.isFullWidth || isStacked ? '' : 'wrap'
  const head = <BlockWords block={block} />
  return (
    <PlaceContext.Provider value={inner}>
      {arrangement.type === 'carousel' ? (
        <div className={`${width} ${isOfButtons ? 'ctas' : ''} ${block.isFullHeight ? 'tall' : ''}`}>
          <Carousel
            head={head}
            items={items}
            label={block.title || words.slides}
            arrangement={isOfButtons ? { slideWidth: 200, ...arrangement } : arrangement}
          />
        </div>
      ) : (
        <div className={`${width} ${block.isFullHeight ? 'tall' : ''}`}>
          <div className="head">{head}</div>
          <div className={`grid ${block.variant ?? ''}`} style={measuresOf(arrangement)}>
            {keyed(items).map(({ key, block }) => (
              <BlockFrame key={key} block={block} />
            ))}
          </div>
        </div>
      )}
    </PlaceContext.Provider>
  )
}

/** Its name says so, for medium and large. */
function isForced({ name }: CollectionBlock, breakpoint: Breakpoint | null): boolean {
  return breakpoint !== 'sm' && Boolean(name?.includes('[stacked]'))
}

function measuresOf({ slideWidth, slidePadding }: Arrangement): CSSProperties {
  const least = slideWidth ? { gridTemplateColumns: `repeat(auto-fill, minmax(min(${slideWidth}px, 100%), 1fr))` } : {}
  return slidePadding === undefined ? least : { ...least, gap: `${slidePadding}px` }
}

export const views = { collection: Collection }

export const styles = [css]
