import { setViewport } from '@web/test-runner-commands'
import { aMenu } from '../../core/testing/a-menu'
import { clearWidgets, putWidget } from '../testing/put-widget'
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

/** A page that follows no link during a test. */
const stay = (event: Event) => event.preventDefault()

/** Each test of a file has a page of this size to itself. */
export function onAPage(width: number, height: number): void {
  beforeEach(async () => {
    document.addEventListener('click', stay)
    await setViewport({ width, height })
  })
  afterEach(() => {
    clearWidgets()
    document.removeEventListener('click', stay)
    document.documentElement.dir = ''
    document.documentElement.removeAttribute('style')
  })
  after(() => setViewport({ width: 1100, height: 800 }))
}
