import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { hasPanel, type Menu, type MenuItem } from '../../core/content/menus'
import { asPopover } from '../ui/as-popover'
import { Columns } from './columns'
import { $words } from './menu.words'
import { MenuLink } from './menu-link'
import { Banner, Selectors } from './pictures'
import { SecondaryLinks, Section } from './section'
import { styleOf, Title } from './title'
import { useOverPage } from './use-over-page'

const PICTURES = 3

/** All of the menu on a small screen. */
export function FullMenu({ id, menu: { items, secondary = [] } }: { id: string; menu: Menu }) {
  const words = useUnit($words)
  const over = useRef<HTMLDivElement>(null)
  useOverPage(over)
  const pictured = items.find(({ visualSelectors }) => visualSelectors?.length)
  return (
    <div ref={over} id={id} className="over whole" part="lists" popover={asPopover}>
      {pictured ? <Selectors of={pictured.id} selectors={pictured.visualSelectors?.slice(0, PICTURES) ?? []} /> : null}
      <ul>
        {items.map(item => (
          <li key={item.id}>
            {hasPanel(item) ? (
              <Category item={item} isPictured={item === pictured} />
            ) : (
              <MenuLink id={item.id} title={item.title} target={item.target} className={'row' + styleOf(item)}>
                <Title item={item} />
              </MenuLink>
            )}
          </li>
        ))}
        {secondary.length > 0 ? (
          <li>
            <Section id="secondary" title={words.more} name={words.more}>
              <SecondaryLinks className="plain" links={secondary} />
            </Section>
          </li>
        ) : null}
      </ul>
      <slot name="end" />
    </div>
  )
}

function Category({ item, isPictured }: { item: MenuItem; isPictured: boolean }) {
  const { visualSelectors = [], menuBanner } = item
  const rest = isPictured ? visualSelectors.slice(PICTURES) : visualSelectors
  return (
    <Section
      id={item.id}
      title={item.title}
      name={
        <span className={styleOf(item)}>
          <Title item={item} />
        </span>
      }
    >
      <Columns item={item} />
      {rest.length > 0 ? <Selectors of={item.id} selectors={rest} /> : null}
      {menuBanner ? <Banner of={item} banner={menuBanner} /> : null}
    </Section>
  )
}
