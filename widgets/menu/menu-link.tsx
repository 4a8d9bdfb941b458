import { useUnit } from 'effector-react'
import { type ComponentType, createContext, type PointerEvent, type ReactNode, useContext } from 'react'
import {
  type Breakpoint,
  isHere,
  type Menu,
  type MenuItem,
  type MenuPress,
  menuLinkPressed,
} from '../../core/content/menus'
import { $pageAddress } from '../../core/runtime/page-moves'
import { InLanguage } from '../ui/in-language'
import { $words } from './menu.words'

/** A category's panel, or all of the menu. */
export interface OverProps {
  id: string
  menu?: Menu
  item?: MenuItem
  onPointed?: (event: PointerEvent) => void
}

/** Where a part of the menu is. */
interface MenuPlace {
  /** The element's. */
  readonly place: string
  readonly site: string
  readonly language: string
  readonly breakpoint: Breakpoint
  readonly from: MenuPress['from']
  /** Null until it has come. A category without it is a link. */
  readonly Over: ComponentType<OverProps> | 'lost' | null
}

const nowhere: MenuPlace = { place: '', site: '', language: '', breakpoint: 'sm', from: 'bar', Over: null }

export const MenuContext = createContext(nowhere)

export const useMenu = () => useContext(MenuContext)

interface MenuLinkProps {
  /** The ids from the top category down. */
  id: string
  title: string
  target: { readonly url: string; readonly targetAttribute?: string | undefined }
  className?: string
  children?: ReactNode
}

export function MenuLink({ id, title, target, className, children }: MenuLinkProps) {
  const { site, from, language } = useMenu()
  const { words, address, follow } = useUnit({ words: $words, address: $pageAddress, follow: menuLinkPressed })
  const isNew = target.targetAttribute === '_blank'
  return (
    <a
      href={target.url}
      target={isNew ? '_blank' : undefined}
      rel={isNew ? 'noopener' : undefined}
      className={className}
      aria-current={isHere(target.url, address) ? 'page' : undefined}
      onClick={() => follow({ site, from, id, title, url: target.url })}
    >
      {children ?? <InLanguage language={language}>{title}</InLanguage>}
      {isNew ? <span className="vh"> {words.newTab}</span> : null}
    </a>
  )
}
