import { defineWidget, type ElementOf } from '../host/define-widget'
import { attributes } from './menu.attributes'
import shell from './shell.css?inline'

const MenuElement = defineWidget({
  tag: 'till-menu',
  about:
    'The menu of a site: a bar of categories, each with a panel over the page; on small screens a button and lists.',
  attributes,
  slots: {
    '': 'Shown until the menu has loaded, and if it cannot be loaded.',
    end: 'Shown below the lists on small screens: a link to the account.',
  },
  parts: { bar: 'The row of categories.', panel: 'What opens below a category.', lists: 'The menu of small screens.' },
  events: {
    'till:menu-expand': 'On a small screen a part of the menu was opened.',
    'till:menu-close': 'On a small screen a part of the menu was closed.',
  },
  styles: [shell],
  view: () => import('./menu').then(({ MenuView, styles }) => ({ View: MenuView, styles })),

  shell(place, { make }) {
    if (!place.firstElementChild) place.append(make('slot', {}))
  },
})

export default MenuElement

declare global {
  interface HTMLElementTagNameMap {
    'till-menu': ElementOf<typeof MenuElement>
  }
}
