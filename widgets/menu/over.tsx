import lists from './lists.css?inline'
import type { OverProps } from './menu-link'
import { Panel } from './panel'
import panel from './panel.css?inline'
import { FullMenu } from './small-screen-menu'

export const styles = [panel, lists]

/** What a menu lays over the page; it comes when the page is idle. */
export function Over({ id, menu, item, onPointed }: OverProps) {
  if (item && onPointed) return <Panel id={id} item={item} onPointed={onPointed} />
  return menu ? <FullMenu id={id} menu={menu} /> : null
}
