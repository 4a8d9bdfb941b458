import { type SyntheticEvent, useEffect, useId, useRef } from 'react'
import type {
  Accordion as AccordionBlock,
  Anchor as AnchorBlock,
  ButtonBlock,
  FooterItem as FooterBlock,
  IconTextCollection as IconTexts,
  MediaBlock,
  RichText as RichTextBlock,
} from '../../core/content/blocks'
import { DownIcon } from '../ui/icon'
import { BlockWords, wholeTarget } from './block-words'
import { Caption } from './caption'
import caption from './caption.css?inline'
import { Html } from './html'
import { Link, TargetLink } from './link'
import { Image, MediaView } from './media'
import { usePlace } from './place'
import css from './texts.css?inline'

function RichText({ block }: { block: RichTextBlock }) {
  return (
    <div className="wrap text">
      <BlockWords block={block} whole={wholeTarget(block)} />
    </div>
  )
}

/** The browser's own disclosure. */
function Accordion({ block }: { block: AccordionBlock }) {
  const group = useId()
  const { level } = usePlace()
  const hasTitle = Boolean(block.title || block.titleHtml)
  const Heading = `h${Math.min(level + (hasTitle ? 1 : 0), 6)}` as 'h3'
  return (
    <div className="wrap text">
      <BlockWords block={block} />
      <div className="folds">
        {block.items.map(({ title, richText, isOpen }) => (
          <details key={title} open={isOpen} {...(block.isOneOpen ? { name: group, onToggle: closeOthers } : {})}>
            <summary>
              <Heading>{title}</Heading>
              <DownIcon />
            </summary>
            <Html className="rich" html={richText} />
          </details>
        ))}
      </div>
    </div>
  )
}

/** Also where a browser knows no groups of them. */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>) {
  for (const other of opened.open ? (opened.parentElement?.children ?? []) : []) {
    if (other !== opened) other.removeAttribute('open')
  }
}

/** A link of the page cannot find a place inside an element by itself. */
function Anchor({ block: { anchorId } }: { block: AnchorBlock }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isTarget = () => location.hash === `#${anchorId}`
    const go = () => {
      if (!isTarget()) return
      ref.current?.scrollIntoView()
      ref.current?.focus({ preventScroll: true })
    }
    // Pressed once more, it changes no address.
    const press = (event: MouseEvent) => {
      const link = event.composedPath().find(each => each instanceof HTMLAnchorElement)
      if (link instanceof HTMLAnchorElement && link.href === location.href) go()
    }
    if (isTarget()) ref.current?.scrollIntoView()
    addEventListener('hashchange', go)
    addEventListener('click', press)
    return () => {
      removeEventListener('hashchange', go)
      removeEventListener('click', press)
    }
  }, [anchorId])
  return <div ref={ref} id={anchorId} tabIndex={-1} className="anchor" />
}

function FooterItem({ block }: { block: FooterBlock }) {
  const { targets, ...words } = block
  return (
    <div className="foot">
      <BlockWords block={{ ...words, titleStyle: words.titleStyle ?? 'small' }} />
      <ul>
        {targets.map(target => (
          <li key={target.id ?? target.url}>
            <Link to={target}>{target.text ?? target.url}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Button({ block: { target, alignment = 'left' } }: { block: ButtonBlock }) {
  return (
    <div className={`wrap targets lone ${alignment}`}>
      <TargetLink to={target} isFirst />
    </div>
  )
}

function MediaOnly({ block }: { block: MediaBlock }) {
  return (
    <Caption block={block}>
      <MediaView media={block.media} to={block.mediaTarget} label={block.captionText} />
    </Caption>
  )
}

function IconTextCollection({ block }: { block: IconTexts }) {
  const { level } = usePlace()
  const Heading = `h${Math.min(level + (block.title || block.titleHtml ? 1 : 0), 6)}` as 'h3'
  return (
    <div className="wrap text">
      <BlockWords block={block} />
      <ul className={block.items.length === 4 ? 'facts two' : 'facts'}>
        {block.items.map(({ icon, title, text, target }) => (
          <li key={title}>
            {icon ? <Image picture={icon} className="fact" /> : null}
            <Heading>{target ? <Link to={target}>{title}</Link> : title}</Heading>
            {text ? <p>{text}</p> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

export const views = {
  'rich-text': RichText,
  accordion: Accordion,
  anchor: Anchor,
  'footer-item': FooterItem,
  button: Button,
  media: MediaOnly,
  'icon-text-collection': IconTextCollection,
}

export const styles = [caption, css]
