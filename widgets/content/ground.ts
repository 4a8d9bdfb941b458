import type { CSSProperties } from 'react'
import { inkOn, readable } from '../../core/content/blocks'

/** A block's own ground, the same in both schemes: the roles inside it are of the ink that can be read there. */
export function groundStyle(ground: string | undefined): CSSProperties | undefined {
  if (!ground) return undefined
  const ink = inkOn(ground)
  return {
    '--t-surface': ground,
    '--t-text': ink,
    '--t-text-muted': ink,
    '--t-link': ink,
    '--t-focus': ink,
    '--t-border': ink,
    '--t-border-control': ink,
    '--t-action': ink,
    '--t-action-hover': ink,
    '--t-on-action': ground,
    '--t-surface-hover': ground,
  } as CSSProperties
}

/** The editors' colour for words, where it can be read on the block's ground; on the page's own, which may be dark, it is not used. */
export function inkStyle(ink: string | undefined, ground: string | undefined): CSSProperties | undefined {
  return ink && ground && readable(ink, ground) ? { color: ink } : undefined
}

/** Of words on a picture: light ones on a dark gradient, and the other way round. */
export const inkOf = (tone: 'dark' | 'light') => groundStyle(groundOf(tone))

export const groundOf = (tone: 'dark' | 'light'): string => (tone === 'dark' ? '#191918' : '#ffffff')
