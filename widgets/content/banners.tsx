import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { Banner, ProductOverlayBanner, Target } from '../../core/content/blocks'
import { dialogWanted } from '../../core/dialogs'
import { Button } from '../ui/button'
import { BlockWords, titleOf, wholeTarget } from './block-words'
import css from './banners.css?inline'
import { Caption } from './caption'
import caption from './caption.css?inline'
import { $words } from './content.words'
import { MediaView } from './media'
import { Over } from './over'
import over from './over.css?inline'

type AnyBanner = Banner | ProductOverlayBanner

/** Its words lie on the picture; a hero with a width for its picture has them beside it. */
function StandardBanner({ block }: { block: AnyBanner }) {
  const whole = wholeTarget(block)
  return (
    <Figure block={block} className={block.type === 'thin-banner' ? 'thin' : ''}>
      <Over block={block} whole={whole} look={block.type === 'thin-banner' ? 'medium' : 'large'}>
        <Shot block={block} whole={whole} />
      </Over>
    </Figure>
  )
}

function HeroBanner({ block }: { block: Banner }) {
  const whole = wholeTarget(block)
  if (block.imageWidth) return <Beside block={block} className={`hero w${block.imageWidth}`} />
  return (
    <Figure block={block} className="hero">
      <Over block={block} whole={whole} look="display">
        <Shot block={block} whole={whole} />
      </Over>
    </Figure>
  )
}

/** Its words are on a panel over the picture. */
function OverlayBanner({ block }: { block: Banner }) {
  const whole = wholeTarget(block)
  return (
    <Figure
      block={block}
      className={`overlaid v-${block.verticalAlignment ?? 'middle'} a-${block.alignment ?? 'left'}`}
    >
      <Shot block={block} whole={whole} />
      <BlockWords
        block={block}
        place={block.textAlignment ?? block.alignment ?? 'left'}
        whole={whole}
        look="large"
        className={`panel o-${block.overlayWidth ?? 'sm'}`}
      />
    </Figure>
  )
}

function SplitBanner({ block }: { block: Banner }) {
  return <Beside block={block} className={`split w${block.imageWidth ?? '50'}`} />
}

function Beside({ block, className }: { block: Banner; className: string }) {
  const whole = wholeTarget(block)
  const side = block.alignment === 'right' ? 'first' : ''
  return (
    <div className={`beside ${className} ${side} v-${block.verticalAlignment ?? 'middle'}`}>
      <Figure block={block} className="">
        <Shot block={block} whole={whole} />
      </Figure>
      <BlockWords
        block={block}
        place={block.textAlignment ?? 'left'}
        whole={whole}
        look={className.startsWith('hero') ? 'display' : 'large'}
      />
    </div>
  )
}

function BlockBelowBanner({ block }: { block: Banner }) {
  const whole = wholeTarget(block)
  return (
    <div className="below">
      <Figure block={block} className="">
        <Shot block={block} whole={whole} />
      </Figure>
      <BlockWords block={block} whole={whole} look="large" />
    </div>
  )
}

/** Its button opens the product. */
function ProductBanner({ block }: { block: ProductOverlayBanner }) {
  const { words, requestDialog } = useUnit({ words: $words, requestDialog: dialogWanted })
  const { id, name } = block.product
  const whole = wholeTarget(block)
  return (
    <Figure block={block} className="product">
      <Over block={block} look="large" whole={whole}>
        <Shot block={block} whole={whole} />
      </Over>
      <Button
        look="side"
        compact
        className="shop"
        data-product={id}
        aria-haspopup="dialog"
        onClick={() => requestDialog({ name: 'quick-shop', props: { product: id } })}
      >
        {words.view(name)}
      </Button>
    </Figure>
  )
}

/** A picture with its caption. */
function Figure({ block, className, children }: { block: AnyBanner; className: string; children: ReactNode }) {
  return (
    <Caption block={block}>
      <div className={`banner ${className}`}>{children}</div>
    </Caption>
  )
}

function Shot({ block, whole }: { block: AnyBanner; whole: Target | undefined }) {
  const shots = block.mediaList?.length ? block.mediaList : block.media ? [block.media] : []
  const to = whole ? undefined : block.mediaTarget
  if (shots.length < 2) return <MediaView media={shots[0]} to={to} label={titleOf(block)} />
  return (
    <div className="shots">
      {shots.map((media, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no names, and their order is fixed
        <MediaView key={index} media={media} to={to} label={titleOf(block)} />
      ))}
    </div>
  )
}

export const views = {
  'standard-banner': StandardBanner,
  'thin-banner': StandardBanner,
  'hero-banner': HeroBanner,
  'overlay-banner': OverlayBanner,
  'split-banner': SplitBanner,
  'block-below-banner': BlockBelowBanner,
  'product-overlay-banner': ProductBanner,
}

export const styles = [over, caption, css]
