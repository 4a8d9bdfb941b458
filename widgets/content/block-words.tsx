import type { CSSProperties, ReactNode } from 'react'
import type { Target } from '../../core/content/blocks'
import { inkStyle } from './ground'
import { Html } from './html'
import { Link, Targets } from './link'
import { Image } from './media'
import { usePlace } from './place'
import { plainOf } from '../ui/plain-of'

type Side = 'left' | 'center' | 'right'
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
  readonly alignment?: Side | undefined
  readonly textAlignment?: Side | undefined
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
  /** Where they are, if the block's alignment is that of something else. */
  place?: Side
  className?: string
  children?: ReactNode
}

/** The words of a block in their order; none are seen where its title is hidden, and there are no others. */
export function BlockWords({
  block,
  look = 'medium',
  ground = block.backgroundColor,
  whole,
  place = block.alignment ?? block.textAlignment ?? 'left',
  className,
  children,
}: WordsProps) {
  const { subtitle, subtitleHtml, overline, eyebrowText, eyebrowLogo, richText } = block
  const title = <BlockTitle block={block} look={look} ground={ground} whole={whole} />
  if (!hasWords(block) && !children) return title
  return (
    <div className={`words ${place} lines-${block.textAlignment ?? place} ${className ?? ''}`}>
      {eyebrowText || eyebrowLogo ? (
        <p className="eyebrow">
          {eyebrowLogo ? <Image picture={eyebrowLogo} /> : null}
          {eyebrowText}
        </p>
      ) : null}
      {overline ? <p className="overline">{overline}</p> : null}
      {title}
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
  const isSeen = !block.hideTitle
  const alone = whole ? <WholeLink to={whole} block={block} /> : null
  if (!title && !titleHtml) return alone
  const Heading = block.titleH1 ? 'h1' : (`h${Math.min(level, 6)}` as 'h2')
  const text = titleHtml ? <Html as="span" html={titleHtml} /> : title
  return (
    <>
      <Heading className={isSeen ? (block.titleStyle ?? look) : 'vh'} style={inkStyle(block.titleColor, ground)}>
        {whole && isSeen ? (
          <Link to={whole} className="whole">
            {text}
          </Link>
        ) : (
          text
        )}
      </Heading>
      {isSeen ? null : alone}
    </>
  )
}

/** Without its markup. */
export const titleOf = ({ title, titleHtml }: Wordy): string => title || plainOf(titleHtml ?? '')

function WholeLink({ to, block }: { to: Target; block: Wordy }) {
  return (
    <Link to={to} className="whole alone">
      <span className="vh">{to.text || titleOf(block) || block.subtitle || to.url}</span>
    </Link>
  )
}

/** What is seen of them: a hidden title is read aloud alone. */
export function hasWords(block: Wordy): boolean {
  const { title, titleHtml, subtitle, subtitleHtml, overline, eyebrowText, eyebrowLogo } = block
  const { richText, richTextBelowTargets, targets } = block
  const seen = [subtitle, subtitleHtml, overline, eyebrowText, eyebrowLogo, richText, richTextBelowTargets]
  if (!block.hideTitle) seen.push(title, titleHtml)
  if (block.linkType !== 'No-CTA') seen.push(...(targets ?? []).map(({ text }) => text))
  return seen.some(Boolean)
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
