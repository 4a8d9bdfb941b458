import { useUnit } from 'effector-react'
import { useId } from 'react'
import { $open, hasPanel, type Menu, WHOLE_MENU, wholeMenuPressed } from '../../core/content/menus'
import { IconButton } from '../ui/button'
import { CloseIcon, icon } from '../ui/icon'
import { $words } from './menu.words'
import { useMenu } from './menu-link'

const MenuIcon = icon('M4 7h16M4 12h16M4 17h16')

/** On a small screen: a button, and all of the menu over the page. */
export function Lists({ menu }: { menu: Menu }) {
  const id = useId()
  const { place, Over } = useMenu()
  const { words, open, press } = useUnit({ words: $words, open: $open, press: wholeMenuPressed })
  const View = Over === 'lost' ? null : Over
  const isOpen = View !== null && open?.place === place && open.part === WHOLE_MENU
  const opener = (
    <IconButton
      className="opener"
      label={words.menu}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={() => press({ place, first: menu.items.find(hasPanel)?.id ?? '' })}
    >
      {isOpen ? <CloseIcon /> : <MenuIcon />}
    </IconButton>
  )
  // Where its lists are lost, the page's own are there again.
  return (
    <>
      {Over === 'lost' ? <slot>{opener}</slot> : opener}
      {isOpen ? <View id={id} menu={menu} /> : null}
    </>
  )
}
