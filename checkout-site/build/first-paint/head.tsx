import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { PersonIcon } from '../../../widgets/ui/icon'
import { $brand } from '../../shell/brand'
import { $words } from '../../shell/shell.words'
import { Wordmark } from '../../shell/wordmark'

/** Where a screen's first paint stands. */
export interface FirstPaintProps {
  /** Where the locale's screens begin. */
  root: string
  /** The screen's place after the locale. */
  place: string
}

/** The head of every screen; not the way in on the way in. */
export function Head({ children, isWayIn = false }: { children?: ReactNode; isWayIn?: boolean }) {
  const { words, brand } = useUnit({ words: $words, brand: $brand })
  return (
    <header className="cohead">
      <Wordmark href="/" label={words.home(brand)} brand={brand} />
      {children}
      {isWayIn ? null : (
        // biome-ignore lint/a11y/useValidAnchor: whoever left now would leave the code behind that brings their bag
        <a className="who">
          <PersonIcon small />
          {words.signIn}
        </a>
      )}
    </header>
  )
}

/** The way back to the shop. */
export function ShopOn() {
  const words = useUnit($words)
  return (
    <a className="help" href="/">
      {words.continueShopping}
    </a>
  )
}
