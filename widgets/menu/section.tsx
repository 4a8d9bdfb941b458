import { useStoreMap, useUnit } from 'effector-react'
import { type ReactNode, useId } from 'react'
import { $sections, type MenuLink as MenuLinkType, sectionPressed } from '../../core/content/menus'
import { useHandle } from '../host/handle'
import { MinusIcon, PlusIcon } from '../ui/icon'
import { MenuLink, useMenu } from './menu-link'

interface SectionProps {
  id: string
  /** Told with it. */
  title: string
  name: ReactNode
  children: ReactNode
}

/** A part of the menu on a small screen that opens by its button. */
export function Section({ id, title, name, children }: SectionProps) {
  const region = useId()
  const { dispatch } = useHandle()
  const { place, site } = useMenu()
  const press = useUnit(sectionPressed)
  const isOpen = useStoreMap({
    store: $sections,
    keys: [place, id],
    fn: (sections, [place, id]) => sections[place]?.includes(id) ?? false,
  })
  return (
    <>
      <button
        type="button"
        className="row"
        aria-expanded={isOpen}
        aria-controls={region}
        onClick={() => {
          press({ place, site, id, title })
          dispatch(isOpen ? 'till:menu-close' : 'till:menu-expand', { id, title })
        }}
      >
        {name}
        {isOpen ? <MinusIcon /> : <PlusIcon />}
      </button>
      <div id={region} className="inside" hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}

/** The links beside the menu. */
export function SecondaryLinks({ links, className }: { links: readonly MenuLinkType[]; className: string }) {
  return (
    <ul className={className}>
      {links.map(({ id, title, target }) => (
        <li key={id}>
          <MenuLink id={`secondary/${id}`} title={title} target={target} className="top" />
        </li>
      ))}
    </ul>
  )
}
