import { createEvent } from 'effector'
import { urlOf } from '../../runtime/url-of'
import type { MenuItem } from './contracts'

export type Breakpoint = 'sm' | 'md' | 'lg'

export interface MenuPress {
  readonly site: string
  /** In the bar of a large screen, or in what a small one opens. */
  readonly from: 'bar' | 'sections'
  /** The ids from the top category down: `run/ground/road`. */
  readonly id: string
  readonly title: string
  readonly url: string
}

export const menuLinkPressed = createEvent<MenuPress>()

/** Something of the category opens below it; otherwise it is a link alone. */
export const hasPanel = ({ columns, visualSelectors, menuBanner }: MenuItem): boolean =>
  columns.length > 0 || Boolean(visualSelectors?.length) || menuBanner !== undefined

/** The link to everything of a category is shown at this breakpoint. */
export const hasShopAll = ({ hideShopAll }: MenuItem, breakpoint: Breakpoint): boolean =>
  hideShopAll?.[breakpoint] !== true

/** It leads to the page at this address, which may say more in its query, but nothing else. */
export function isHere(url: string, address: string): boolean {
  const [to, here] = [urlOf(url, address), urlOf(address)]
  if (!to || !here || to.origin !== here.origin || to.pathname !== here.pathname || to.hash) return false
  return [...to.searchParams].every(([name, value]) => here.searchParams.getAll(name).includes(value))
}
