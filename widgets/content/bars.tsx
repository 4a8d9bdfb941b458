import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { BenefitBar as Benefits, PromoBar as Promos } from '../../core/content/blocks'
import { $closedBars, barClosed, barsWanted } from '../../core/content/closed-bars'
import { IconButton } from '../ui/button'
import { CloseIcon } from '../ui/icon'
import css from './bars.css?inline'
import { $words } from './content.words'
import { inkStyle } from './ground'
import { Html } from './html'
import { Link } from './link'
import { Image } from './media'

function PromoBar({ block }: { block: Promos }) {
  return (
    <ul className="promos">
      {block.items.map(({ text, target, icon }) => (
        <li key={text}>
          {icon ? <Image picture={icon} className="sign" /> : null}
          {target ? <Link to={target}>{text}</Link> : text}
        </li>
      ))}
    </ul>
  )
}

/** Closed once, it stays away in this browser. */
function BenefitBar({ block }: { block: Benefits }) {
  const { words, closed, loadBars, close } = useUnit({
    words: $words,
    closed: $closedBars,
    loadBars: barsWanted,
    close: barClosed,
  })
  useEffect(() => loadBars(), [loadBars])
  if (!closed || closed.includes(block.id)) return null
  const { title, titleHtml, subtitle, subtitleHtml, richText, targets, mediaTarget, backgroundColor: ground } = block
  const named = {
    className: block.hideTitle && !mediaTarget ? 'vh' : '',
    style: inkStyle(block.titleColor, ground),
  }
  const text = titleHtml ? <Html as="span" html={titleHtml} {...named} /> : <span {...named}>{title}</span>
  const more = { style: inkStyle(block.subtitleColor, ground) }
  return (
    <aside className={`benefits ${block.alignment ?? 'center'}`} aria-label={words.goodToKnow}>
      {block.backgroundImage ? <Image picture={block.backgroundImage} className="behind" /> : null}
      {block.logo ? <Image picture={block.logo} className="sign" /> : null}
      {block.infoIcon ? <Image picture={block.infoIcon} className="sign" /> : null}
      <p>
        {mediaTarget ? <Link to={mediaTarget}>{text}</Link> : text}
        {subtitle || subtitleHtml ? ' ' : null}
        {subtitleHtml ? <Html as="span" html={subtitleHtml} {...more} /> : <span {...more}>{subtitle}</span>}
      </p>
      {richText ? <Html html={richText} /> : null}
      {targets?.map(target => (
        <Link key={target.id ?? target.url} to={target}>
          {target.text ?? target.url}
        </Link>
      ))}
      {block.showCloseButton ? (
        <IconButton
          className="x"
          label={words.close}
          onClick={event => {
            readOnBehind(event.currentTarget.closest('[part=block]'))
            close(block.id)
          }}
        >
          <CloseIcon />
        </IconButton>
      ) : null}
    </aside>
  )
}

/** Its close button had the focus, and goes with it. */
function readOnBehind(frame: Element | null) {
  for (let next = frame?.nextElementSibling; next; next = next.nextElementSibling) {
    if (next instanceof HTMLElement && takesFocus(next)) return
  }
  frame?.closest<HTMLElement>('.blocks')?.focus()
}

function takesFocus(block: HTMLElement): boolean {
  block.tabIndex = -1
  block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true })
  block.focus()
  return block.matches(':focus')
}

export const views = { 'promo-bar': PromoBar, 'benefit-bar': BenefitBar }

export const styles = [css]
