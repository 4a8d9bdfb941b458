import type { KeyboardEvent } from 'react'

/** Arrow keys of a disclosure navigation: along the bar, down into what is open, and along its links. */
export function walkByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
  const tops = [...currentTarget.querySelectorAll<HTMLElement>('.bar > li > .top')]
  const panel = currentTarget.querySelector('.panel')
  const links = panel ? [...panel.querySelectorAll<HTMLElement>('a')] : []
  const next = tops.includes(target) ? fromTop(target, key, tops, links) : fromLink(target, key, links, panel)
  if (!next) return
  event.preventDefault()
  next.focus()
}

type Found = HTMLElement | null | undefined

function fromTop(top: HTMLElement, key: string, tops: readonly HTMLElement[], links: readonly HTMLElement[]): Found {
  if (key === 'ArrowDown') return top.getAttribute('aria-expanded') === 'true' ? links[0] : null
  if (key === 'Home' || key === 'End') return tops.at(key === 'Home' ? 0 : -1)
  const step = stepOf(top, key)
  return step ? tops[(tops.indexOf(top) + step + tops.length) % tops.length] : null
}

function fromLink(link: HTMLElement, key: string, links: readonly HTMLElement[], panel: Element | null): Found {
  const at = links.indexOf(link)
  if (at < 0) return null
  if (key === 'Home' || key === 'End') return links.at(key === 'Home' ? 0 : -1)
  if (key === 'ArrowDown') return links[at + 1]
  // From the first one back to its category.
  return key === 'ArrowUp' ? (links[at - 1] ?? panel?.closest('li')?.querySelector<HTMLElement>('.top')) : null
}

function stepOf(top: HTMLElement, key: string): number {
  const forward = getComputedStyle(top).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return key === forward ? 1 : -1
}
