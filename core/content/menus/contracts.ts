import { boolean, enums, type Infer, optional, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { about, Picture, Target } from '../contracts'

const perBreakpoint = type({ sm: optional(boolean()), md: optional(boolean()), lg: optional(boolean()) })

/** A link of the third level. */
export const MenuLink = type({ id: string(), title: string(), target: Target })
export type MenuLink = Infer<typeof MenuLink>

export const MenuColumn = type({
  id: string(),
  title: string(),
  target: optional(Target),
  children: array(MenuLink),
})

/** A top category with its columns. */
export const MenuItem = type({
  id: string(),
  title: string(),
  titleHtml: optional(string()),
  target: Target,
  menuStyle: optional(string()),
  menuIcon: optional(Picture),
  titleVisibility: optional(enums(['title', 'icon', 'title+icon'])),
  columns: array(MenuColumn),
  menuBanner: optional(type({ title: string(), picture: Picture, target: Target })),
  visualSelectorsTitle: optional(string()),
  visualSelectors: optional(array(type({ id: string(), title: string(), picture: Picture, target: Target }))),
  /** Where the link to everything of this category is left out. */
  hideShopAll: optional(perBreakpoint),
  /** Its words, in place of the usual ones. */
  overrideShopAll: optional(string()),
})
export type MenuItem = Infer<typeof MenuItem>

export const Menu = type({
  ...about,
  items: array(MenuItem),
  /** A row of links beside the menu. */
  secondary: optional(array(MenuLink)),
})
export type Menu = Infer<typeof Menu>
