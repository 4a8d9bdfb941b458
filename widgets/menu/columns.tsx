import { useUnit } from 'effector-react'
import { useId } from 'react'
import { hasShopAll, type MenuColumn, type MenuItem } from '../../core/content/menus'
import { InLanguage } from '../ui/in-language'
import { $words } from './menu.words'
import { MenuLink, useMenu } from './menu-link'

/** The subcategories with their links, and the link to everything. */
export function Columns({ item }: { item: MenuItem }) {
  const { language, breakpoint } = useMenu()
  const words = useUnit($words)
  const { id, title, target, columns, overrideShopAll } = item
  return (
    <div className="columns">
      {columns.map(column => (
        <Column key={column.id} of={id} column={column} />
      ))}
      {hasShopAll(item, breakpoint) ? (
        <p className="all">
          <MenuLink id={`${id}/all`} title={title} target={target}>
            {overrideShopAll ? <InLanguage language={language}>{overrideShopAll}</InLanguage> : words.shopAll(title)}
          </MenuLink>
        </p>
      ) : null}
    </div>
  )
}

function Column({ of, column: { id, title, target, children } }: { of: string; column: MenuColumn }) {
  const { language } = useMenu()
  const name = useId()
  return (
    <div className="column">
      <p className="name" id={name}>
        {target ? (
          <MenuLink id={`${of}/${id}`} title={title} target={target} />
        ) : (
          <InLanguage language={language}>{title}</InLanguage>
        )}
      </p>
      <ul aria-labelledby={name}>
        {children.map(link => (
          <li key={link.id}>
            <MenuLink id={`${of}/${id}/${link.id}`} title={link.title} target={link.target} />
          </li>
        ))}
      </ul>
    </div>
  )
}
