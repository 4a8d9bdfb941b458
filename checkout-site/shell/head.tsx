import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $isSignedIn } from '../../core/session/arrival'
import { $brand } from './brand'
import { $words } from './shell.words'
import { Who } from './who'
import { Wordmark } from './wordmark'

export interface HeadProps {
  home: string
  /** At the end of the line: 'Secure checkout'. */
  children?: ReactNode
}

export function Head({ home, children }: HeadProps) {
  const { words, brand, isSignedIn } = useUnit({ words: $words, brand: $brand, isSignedIn: $isSignedIn })
  return (
    <header className={isSignedIn ? 'cohead known' : 'cohead'}>
      <Wordmark href={home} label={words.home(brand)} brand={brand} />
      {children}
      <Who />
    </header>
  )
}
