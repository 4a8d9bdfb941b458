import { boolean, enums, type Infer, optional, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { about, Entries, Picture, Target, Title } from '../contracts'

const perBreakpoint = type({ sm: optional(boolean()), md: optional(boolean()), lg: optional(boolean()) })

/** A link of the third level. */
export const MenuLink = type({ id: string(), title: Title, target: Target })
export type MenuLink = Infer<typeof MenuLink>

export const MenuColumn = type({
  id: string(),
  title: Title,
  target: optional(Target),
  children: array(MenuLink),
})
export type MenuColumn = Infer<typeof MenuColumn>

export const VisualSelector = type({ id: string(), title: Title, picture: Picture, target: Target })
export type VisualSelector = Infer<typeof VisualSelector>

export const MenuBanner = type({ title: Title, text: optional(string()), picture: Picture, target: Target })
export type MenuBanner = Infer<typeof MenuBanner>

/** A top category with its columns. */
export const MenuItem = type({
  id: string(),
  title: Title,
  /** Replaces the title; may have markup. */
  titleHtml: optional(string()),
  target: Target,
  /** `sale` has the colour of lower prices; other values have no effect. */
  menuStyle: optional(string()),
  menuIcon: optional(Picture),
  /** The title alone by default. An icon alone is still read aloud by the title. */
  titleVisibility: optional(enums(['title', 'icon', 'title+icon'])),
  columns: array(MenuColumn),
  menuBanner: optional(MenuBanner),
  visualSelectorsTitle: optional(string()),
  visualSelectors: optional(array(VisualSelector)),
  /** Leaves out the link to all products of this category. */
  hideShopAll: optional(perBreakpoint),
  /** Its label, instead of the usual one. */
  overrideShopAll: optional(string()),
})
export type MenuItem = Infer<typeof MenuItem>

/** As sent, before each item is checked. */
export const SentMenu = type({ ...about, items: Entries })

export const Menu = type({
  ...about,
  items: array(MenuItem),
  /** Links beside the menu: a row, on small screens a list that opens. */
  secondary: optional(array(MenuLink)),
})
export type Menu = Infer<typeof Menu>
