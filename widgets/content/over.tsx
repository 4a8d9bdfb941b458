import type { ReactNode } from 'react'
import type { Breakpoint, Target } from '../../core/content/blocks'
import { BlockWords, hasWords, type Wordy } from './block-words'
import { groundOf, inkOf } from './ground'
import { usePlace } from './place'

/** How words lie on a picture. */
export interface Laid extends Wordy {
  readonly verticalAlignment?: 'top' | 'middle' | 'bottom' | undefined
  readonly gradientStyle?: 'full' | 'focused' | 'off' | undefined
  readonly gradientTone?: 'dark' | 'light' | undefined
  readonly gradientBreakpoints?: readonly Breakpoint[] | undefined
}

interface OverProps {
  block: Laid
  look: 'medium' | 'large' | 'display'
  whole: Target | undefined
  className?: string
  children: ReactNode
}

/** A picture with words on it, and between them the gradient that makes them readable. */
export function Over({ block, look, whole, className = '', children }: OverProps) {
  const { breakpoint } = usePlace()
  const { gradientBreakpoints: breakpoints, gradientTone: tone = 'dark' } = block
  const isWanted = !breakpoints || !breakpoint || breakpoints.includes(breakpoint)
  const gradient = isWanted ? (block.gradientStyle ?? (hasWords(block) ? 'full' : 'off')) : 'off'
  const vertical = block.verticalAlignment ?? 'bottom'
  return (
    <div className={`over ${tone} g-${gradient} v-${vertical} ${className}`} style={inkOf(tone)}>
      {children}
      <BlockWords block={block} look={look} whole={whole} ground={groundOf(tone)} />
    </div>
  )
}
