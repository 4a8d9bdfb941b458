import '../../core/wiring/analytics/follow-menus'
import { useStoreMap, useUnit } from 'effector-react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { $menus, $open, type Menu, type MenuLink, menuLeft, menuWanted } from '../../core/content/menus'
import type { PropsOf } from '../host/attributes'
import { useHandle } from '../host/handle'
import { breakpointOf, useWindowWidth } from '../host/use-window-width'
import { Waiting } from '../host/waiting'
import button from '../ui/button.css?inline'
import { Bar } from './bar'
import { Lists } from './lists'
import type { attributes } from './menu.attributes'
import css from './menu.css?inline'
import { $words } from './menu.words'
import { MenuContext } from './menu-link'
import { SecondaryLinks, Section } from './section'
import { useOver } from './use-over'
import { useDismiss } from './use-dismiss'
import { walkByArrows } from './walk-by-arrows'

export const styles = [button, css]

type MenuProps = PropsOf<typeof attributes>

/** A disclosure navigation by the Authoring Practices: buttons that open lists of links, and no roles of a program's menu. */
export function MenuView(props: MenuProps) {
  const { site } = props
  const { words, want } = useUnit({ words: $words, want: menuWanted })
  const entry = useStoreMap({ store: $menus, keys: [site], fn: (menus, [site]) => menus[site] ?? null })
  useEffect(() => void want(site), [want, site])
  return entry?.value ? (
    <Navigation {...props} menu={entry.value} />
  ) : (
    <slot>
      <Waiting entry={entry} words={words} onRetry={() => want(site)} />
    </slot>
  )
}

function Navigation({ site, label, openOnClick, barFrom, secondary, menu }: MenuProps & { menu: Menu }) {
  const { id } = useHandle()
  const { words, open, leave } = useUnit({ words: $words, open: $open, leave: menuLeft })
  const breakpoint = useWindowWidth(breakpointOf)
  const isWide = useWindowWidth(useCallback((width: number) => width >= barFrom, [barFrom]))
  const { language } = menu
  const from = isWide ? 'bar' : 'sections'
  const isOpen = open?.place === id
  const Over = useOver(!secondary, isOpen)
  const place = useMemo(
    () => ({ place: id, site, language, breakpoint, from, Over }) as const,
    [id, site, language, breakpoint, from, Over],
  )
  const nav = useRef<HTMLElement>(null)
  const close = useCallback(() => void leave({ place: id }), [leave, id])
  const waysOut = useDismiss(nav, isOpen, close)
  useEffect(() => close, [close])
  const links = menu.secondary ?? []
  const name = label || (secondary ? words.more : words.shop)
  if (secondary && links.length === 0) return null
  return (
    <MenuContext.Provider value={place}>
      <nav ref={nav} className="menu" aria-label={name} onKeyDown={walkByArrows} {...waysOut}>
        {secondary ? (
          <Secondary isWide={isWide} name={name} links={links} />
        ) : isWide ? (
          <Bar items={menu.items} opensOnClick={openOnClick} />
        ) : (
          <Lists menu={menu} />
        )}
      </nav>
    </MenuContext.Provider>
  )
}

interface SecondaryProps {
  isWide: boolean
  name: string
  links: readonly MenuLink[]
}

function Secondary({ isWide, name, links }: SecondaryProps) {
  if (isWide) return <SecondaryLinks className="bar secondary" links={links} />
  return (
    <Section id="secondary" title={name} name={name}>
      <SecondaryLinks className="plain" links={links} />
    </Section>
  )
}
