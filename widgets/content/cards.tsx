import type {
  CategoryCard as Category,
  LinkedCard as Linked,
  MultiLinkCard as Links,
  Target,
} from '../../core/content/blocks'
import { BlockWords, titleOf } from './block-words'
import css from './cards.css?inline'
import { Image, MediaView } from './media'
import { Over } from './over'
import over from './over.css?inline'
import { at, usePlace } from './place'

type Card = Linked | Links | Category

type Layout = 'overlay' | 'overlay-bottom' | 'overlay-top' | 'below'

interface LaidProps {
  block: Card
  unless: Layout
  whole?: Target | undefined
  className?: string
}

function Laid({ block, unless, whole, className = '' }: LaidProps) {
  const { breakpoint } = usePlace()
  const { layout: chosen = unless, alignment } = at(block.responsiveLayout, breakpoint) ?? {}
  const video = at(block.media, breakpoint)?.video
  const hasControls = video && !video.playerSettings?.hideControls
  const layout = hasControls ? 'below' : chosen
  const laid = { ...block, alignment: alignment ?? block.alignment, textAlignment: alignment ?? block.textAlignment }
  // Without a title its picture is the link.
  const onPicture = whole && block.media && !(block.title || block.titleHtml) ? whole : undefined
  const picture = (
    <MediaView
      media={block.media}
      to={whole ? onPicture : block.mediaTarget}
      label={onPicture ? (onPicture.text ?? onPicture.url) : titleOf(block)}
    />
  )
  const badge = block.badge ? <Image picture={block.badge} className="badge" /> : null
  const over = onPicture ? undefined : whole
  if (layout === 'below') {
    return (
      <div className={`card low ${className}`}>
        {picture}
        {badge}
        <BlockWords block={laid} whole={over} />
      </div>
    )
  }
  const verticalAlignment = ({ overlay: 'middle', 'overlay-top': 'top', 'overlay-bottom': 'bottom' } as const)[layout]
  return (
    <div className={`card ${className}`}>
      <Over block={{ ...laid, verticalAlignment }} look="medium" whole={over}>
        {picture}
      </Over>
      {badge}
    </div>
  )
}

/** One link over all of it, named by its title. */
function LinkedCard({ block }: { block: Linked }) {
  return <Laid block={block} unless="overlay-bottom" whole={block.mediaTarget} />
}

function MultiLinkCard({ block }: { block: Links }) {
  const targets = block.targets.map(target => ({ style: 'link' as const, ...target }))
  return <Laid block={{ ...block, linkType: 'CTA', targets }} unless="below" />
}

function CategoryCard({ block }: { block: Category }) {
  return (
    <Laid
      block={{ ...block, titleStyle: block.titleStyle ?? 'small' }}
      unless="below"
      whole={block.mediaTarget}
      className="kind"
    />
  )
}

export const views = {
  'linked-card': LinkedCard,
  'multi-link-card': MultiLinkCard,
  'category-card': CategoryCard,
}

export const styles = [over, css]
