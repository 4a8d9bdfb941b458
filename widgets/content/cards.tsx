import type { CategoryCard as Category, LinkedCard as Linked, MultiLinkCard as Links } from '../../core/content/blocks'
import { BlockWords } from './block-words'
import css from './cards.css?inline'
import { Image, MediaView } from './media'
import { Over } from './over'
import over from './over.css?inline'
import { at, usePlace } from './place'

type Card = Linked | Links | Category

/** One link over all of it, named by its title. */
function LinkedCard({ block }: { block: Linked }) {
  const { layout = 'overlay-bottom', alignment } = useLayout(block)
  const laid = { ...block, textAlignment: alignment ?? block.textAlignment }
  const whole = block.mediaTarget
  const label = block.title || block.titleHtml ? undefined : (whole.text ?? whole.url)
  const badge = block.badge ? <Image picture={block.badge} className="badge" /> : null
  if (layout === 'below') {
    return (
      <div className="card low">
        <MediaView media={block.media} to={label ? whole : undefined} label={label} />
        {badge}
        <BlockWords block={laid} whole={whole} />
      </div>
    )
  }
  const verticalAlignment = ({ overlay: 'middle', 'overlay-top': 'top', 'overlay-bottom': 'bottom' } as const)[layout]
  return (
    <div className="card">
      <Over block={{ ...laid, verticalAlignment }} look="medium" whole={whole}>
        <MediaView media={block.media} to={label ? whole : undefined} label={label} />
      </Over>
      {badge}
    </div>
  )
}

function MultiLinkCard({ block }: { block: Links }) {
  const targets = block.targets.map(target => ({ style: 'link' as const, ...target }))
  return (
    <div className="card low">
      <MediaView media={block.media} to={block.mediaTarget} label={block.title} />
      {block.badge ? <Image picture={block.badge} className="badge" /> : null}
      <BlockWords block={{ ...block, targets }} />
    </div>
  )
}

function CategoryCard({ block }: { block: Category }) {
  return (
    <div className="card low kind">
      <MediaView media={block.media} />
      <BlockWords block={{ ...block, titleStyle: block.titleStyle ?? 'small' }} whole={block.mediaTarget} />
    </div>
  )
}

function useLayout({ responsiveLayout }: Card) {
  return at(responsiveLayout, usePlace().breakpoint) ?? {}
}

export const views = {
  'linked-card': LinkedCard,
  'multi-link-card': MultiLinkCard,
  'category-card': CategoryCard,
}

export const styles = [over, css]
