import { useUnit } from 'effector-react'
import { type ComponentType, type PointerEvent, useId } from 'react'
import { $open, hasPanel, type MenuItem, partPointed, partPressed, pointerLeft } from '../../core/content/menus'
import { DownIcon } from '../ui/icon'
import { MenuLink, type OverProps, useMenu } from './menu-link'
import { styleOf, Title } from './title'

/** The categories side by side. */
export function Bar({ items, opensOnClick }: { items: readonly MenuItem[]; opensOnClick: boolean }) {
  const { Over } = useMenu()
  return (
    <ul className="bar" part="bar">
      {items.map(item =>
        hasPanel(item) && Over !== 'lost' ? (
          <Category key={item.id} item={item} Over={Over} opensOnClick={opensOnClick} />
        ) : (
          <li key={item.id}>
            <MenuLink id={item.id} title={item.title} target={item.target} className={'top' + styleOf(item)}>
              <Title item={item} />
            </MenuLink>
          </li>
        ),
      )}
    </ul>
  )
}

/** A press of a finger also enters and leaves, and must not open what it then closes. */
const byMouse = (then: () => void) => (event: PointerEvent) => {
  if (event.pointerType !== 'touch') then()
}

interface CategoryProps {
  item: MenuItem
  Over: ComponentType<OverProps> | null
  opensOnClick: boolean
}

function Category({ item, Over, opensOnClick }: CategoryProps) {
  const id = useId()
  const { place } = useMenu()
  const { open, point, leave, press } = useUnit({
    open: $open,
    point: partPointed,
    leave: pointerLeft,
    press: partPressed,
  })
  const part = { place, part: item.id }
  const isOpen = Over !== null && open?.place === place && open.part === item.id
  const pointed = byMouse(() => point(part))
  const ways = opensOnClick ? {} : { onPointerEnter: pointed, onPointerLeave: byMouse(() => leave({ place })) }
  return (
    <li {...ways}>
      <button
        type="button"
        className={'top' + styleOf(item) + (isOpen ? ' open' : '')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => press(part)}
      >
        <Title item={item} />
        <DownIcon small />
      </button>
      {isOpen ? <Over id={id} item={item} onPointed={pointed} /> : null}
    </li>
  )
}
