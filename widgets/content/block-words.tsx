import type { CSSProperties, ReactNode } from 'react'
import type { Target } from '../../core/content/blocks'
import { inkStyle } from './ground'
import { Html } from './html'
import { Link, Targets } from './link'
import { Image } from './media'
import { usePlace } from './place'

type TextStyle = 'small' | 'medium' | 'large' | 'display'

/** The fields of words that a block may have. */
export interface Wordy {
  readonly title?: string | undefined
  readonly titleHtml?: string | undefined
  readonly titleColor?: string | undefined
  readonly titleStyle?: TextStyle | undefined
  readonly titleH1?: boolean | undefined
  readonly hideTitle?: boolean | undefined
  readonly subtitle?: string | undefined
  readonly subtitleHtml?: string | undefined
  readonly subtitleColor?: string | undefined
  readonly subtitleStyle?: TextStyle | undefined
  readonly overline?: string | undefined
  readonly eyebrowText?: string | undefined
  readonly eyebrowLogo?: { readonly url: string; readonly alt?: string | undefined } | undefined
  readonly richText?: string | undefined
  readonly richTextBelowTargets?: string | undefined
  readonly targets?: readonly Target[] | undefined
  readonly equalTargetSize?: boolean | undefined
  readonly linkType?: 'CTA' | 'No-CTA' | undefined
  readonly mediaTarget?: Target | undefined
  readonly alignment?: 'left' | 'center' | 'right' | undefined
  readonly textAlignment?: 'left' | 'center' | 'right' | undefined
  readonly backgroundColor?: string | undefined
}

interface WordsProps {
  block: Wordy
  /** Of the title, unless the editors chose one. */
  look?: TextStyle
  /** What the words lie on, where it is not the block's own ground. */
  ground?: string | undefined
  /** The whole block is one link. */
  whole?: Target | undefined
  className?: string
  children?: ReactNode
}

/** The words of a block in their order; nothing where it has none. */
export function BlockWords({
  block,
  look = 'medium',
  ground = block.backgroundColor,
  whole,
  className,
  children,
}: WordsProps) {
  const { title, titleHtml, subtitle, subtitleHtml, overline, eyebrowText, eyebrowLogo, richText } = block
  const align = block.textAlignment ?? block.alignment ?? 'left'
  const isEmpty = !(title || titleHtml || subtitle || subtitleHtml || richText || eyebrowText || block.targets?.length)
  if (isEmpty && !children) return null
  return (
    <div className={`words ${align} ${className ?? ''}`}>
      {eyebrowText || eyebrowLogo ? (
        <p className="eyebrow">
          {eyebrowLogo ? <Image picture={eyebrowLogo} /> : null}
          {eyebrowText}
        </p>
      ) : null}
      {overline ? <p className="overline">{overline}</p> : null}
      <BlockTitle block={block} look={look} ground={ground} whole={whole} />
      {subtitle || subtitleHtml ? (
        <Text
          className={`sub ${block.subtitleStyle ?? ''}`}
          style={inkStyle(block.subtitleColor, ground)}
          html={subtitleHtml}
          text={subtitle}
        />
      ) : null}
      {richText ? <Html className="rich" html={richText} /> : null}
      {block.linkType === 'No-CTA' ? null : <Targets targets={block.targets} isEqual={block.equalTargetSize} />}
      {block.richTextBelowTargets ? <Html className="rich" html={block.richTextBelowTargets} /> : null}
      {children}
    </div>
  )
}

interface TitleProps {
  block: Wordy
  look?: TextStyle
  ground?: string | undefined
  whole?: Target | undefined
}

export function BlockTitle({ block, look = 'medium', ground = block.backgroundColor, whole }: TitleProps) {
  const { level } = usePlace()
  const { title, titleHtml } = block
  if (!title && !titleHtml) return null
  const Heading = block.titleH1 ? 'h1' : (`h${Math.min(level, 6)}` as 'h2')
  const text = titleHtml ? <Html as="span" html={titleHtml} /> : title
  return (
    <Heading className={block.hideTitle ? 'vh' : (block.titleStyle ?? look)} style={inkStyle(block.titleColor, ground)}>
      {whole ? (
        <Link to={whole} className="whole">
          {text}
        </Link>
      ) : (
        text
      )}
    </Heading>
  )
}

/** Where a press on the whole block leads, if it has no buttons of its own. */
export function wholeTarget(block: Wordy): Target | undefined {
  return block.linkType === 'No-CTA' ? (block.mediaTarget ?? block.targets?.[0]) : undefined
}

function Text({
  html,
  text,
  ...rest
}: {
  html?: string | undefined
  text?: string | undefined
  className: string
  style: CSSProperties | undefined
}) {
  return html ? <Html html={html} {...rest} /> : <p {...rest}>{text}</p>
}
