import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { PersonIcon } from '../../../widgets/ui/object-icons'
import { $brand } from '../../shell/brand'
import { $words } from '../../shell/shell.words'
import { Wordmark } from '../../shell/wordmark'

export interface FirstPaintProps {
  /** The path before all screens of the locale. */
  root: string
  /** The screen's path after the locale. */
  place: string
}

/** The sign-in screen has no link to itself. */
export function Head({ children, isWayIn = false }: { children?: ReactNode; isWayIn?: boolean }) {
  const { words, brand } = useUnit({ words: $words, brand: $brand })
  return (
    <header className="cohead">
      <Wordmark href="/" label={words.home(brand)} brand={brand} />
      {children}
      {isWayIn ? null : (
        // biome-ignore lint/a11y/useValidAnchor: a click now would lose the handoff code in the address
        <a className="who">
          <PersonIcon small />
          {words.signIn}
        </a>
      )}
    </header>
  )
}

export function ShopOn() {
  const words = useUnit($words)
  return (
    <a className="help" href="/">
      {words.continueShopping}
    </a>
  )
}
