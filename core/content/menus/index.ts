// Events
export { menuWanted } from './model'
export { menuLeft, partFocused, partPointed, partPressed, pointerLeft } from './opening'
export { sectionPressed, wholeMenuPressed } from './sections'
export { menuLinkPressed } from './links'

// Outcomes
export { sectionExpanded } from './sections'

// State
export { $menus } from './model'
export { $open, WHOLE_MENU } from './opening'
export { $sections } from './sections'
export { hasPanel, hasShopAll, isHere } from './links'
export type { MenuPart } from './opening'
export type { MenuSection } from './sections'
export type { Breakpoint, MenuPress } from './links'
export type { Menu, MenuBanner, MenuColumn, MenuItem, MenuLink, VisualSelector } from './contracts'
