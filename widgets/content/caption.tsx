import type { ReactNode } from 'react'
import { inkStyle } from './ground'

interface Captioned {
  readonly captionText?: string | undefined
  readonly captionPosition?: 'top' | 'bottom' | 'off' | undefined
  readonly captionColor?: string | undefined
  readonly captionStyle?: 'small' | 'medium' | undefined
  readonly backgroundColor?: string | undefined
}

/** A picture with its caption above or below it. */
export function Caption({ block, children }: { block: Captioned; children: ReactNode }) {
  const { captionText, captionPosition: position = 'bottom', captionStyle = 'small' } = block
  if (!captionText || position === 'off') return children
  const text = (
    <figcaption className={`caption ${captionStyle}`} style={inkStyle(block.captionColor, block.backgroundColor)}>
      {captionText}
    </figcaption>
  )
  return (
    <figure className="figure">
      {position === 'top' ? text : null}
      {children}
      {position === 'bottom' ? text : null}
    </figure>
  )
}
