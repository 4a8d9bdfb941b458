import { flag, number, text } from '../host/attributes'

export const attributes = {
  site: text('The site whose menu is shown.'),
  label: text('What the navigation is called; otherwise ‘Shop’ in the shopper’s language, ‘More’ if `secondary`.'),
  openOnClick: flag('Categories open at a press alone, not under the pointer.'),
  barFrom: number('The window’s width in px from which the bar is shown; below it a button opens the menu.', 640),
  secondary: flag('Shows the site’s secondary links: a row, below `bar-from` a list that opens.'),
}
