import { aMenu } from '../../core/testing/a-menu'
import { putWidget } from '../testing/put-widget'
import { startShop, theServiceAnswers } from '../testing/the-service'
import MenuElement from './menu.widget'

const ASK = 'GET /live/caas/v1/canvas/menu/:siteId'

let sites = 0
let running: Promise<unknown> | undefined
const start = () => (running ??= startShop())

interface Put {
  answer?: unknown
  more?: string
  inside?: string
  around?: (menu: string) => string
}

/** Each of a site of its own, since a page reads each menu once. */
export async function putMenu({ answer = aMenu(), more = '', inside = '', around = menu => menu }: Put = {}) {
  const calls = theServiceAnswers({ [ASK]: answer })
  const html = around(`<till-menu site="s${++sites}" ${more}>${inside}</till-menu>`)
  await putWidget(MenuElement, html, start)
  const menu = document.querySelector('till-menu') as HTMLElementTagNameMap['till-menu']
  await menu.updateComplete
  await menu.arrive()
  return { menu, root: menu.shadowRoot as ShadowRoot, calls }
}
